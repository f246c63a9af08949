import { createContext, useContext, useSyncExternalStore } from 'react';
import { timeZone } from './time-zone.ts';

/** Set where the server drew the first screen: the zone in which it did. */
export const DrawnZone = createContext<string | null>(null);

/** The zone of this device; on the server, and while React hydrates, the one it was drawn in. */
export function useTimeZone(): string {
  const drawn = useContext(DrawnZone);
  return useSyncExternalStore(never, timeZone, () => drawn ?? timeZone());
}

/** Who travels with an open page sees the new days at the next render. */
const never = () => () => {};
