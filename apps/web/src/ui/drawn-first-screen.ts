import { createContext } from 'react';

/** For whom and for what window the server drew the first screen. */
export interface FirstScreen {
  /** Null where nobody is signed in. */
  readonly userId: string | null;
  /** Whether the window was taken for a wide one. */
  readonly wide: boolean;
  /** The lesson it shows, with the id of this play: by it the options are shuffled. */
  readonly lesson: { readonly id: string; readonly completionId: string } | null;
  /** The zone in which the server counted the learner's days. */
  readonly zone: string;
}

/** Set on the server, and in the browser while React hydrates what the server drew; else null. */
export const FirstScreenContext = createContext<FirstScreen | null>(null);
