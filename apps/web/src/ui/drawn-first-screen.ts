import { createContext } from 'react';

/** The circumstances under which the server drew the first screen. */
export interface Picture {
  /** Null where nobody is signed in. */
  readonly userId: string | null;
  /** Whether the window was taken for a wide one. */
  readonly wide: boolean;
}

/** While the picture is drawn and taken over; null where the browser draws the screen by itself. */
export const DrawnFor = createContext<Picture | null>(null);
