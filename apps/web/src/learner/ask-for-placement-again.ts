import { createContext } from 'react';

/** After a fresh start the placement test is asked for again, even if one of this visit is done. */
export const AskForPlacementAgain = createContext<() => void>(() => {});
