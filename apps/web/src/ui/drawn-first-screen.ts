import { createContext } from 'react';

/** For whom and for what window the server drew the first screen. */
export interface FirstScreen {
  /** Null where nobody is signed in. */
  readonly userId: string | null;
  /** Whether the window was taken for a wide one. */
  readonly wide: boolean;
}

/** Set on the server, and in the browser while React hydrates what the server drew; else null. */
export const FirstScreenContext = createContext<FirstScreen | null>(null);
