import { deviceStorage } from '../base/browser-storage.ts';

/** Each under a key of its own, so that two tabs never write over each other's. */
export const heardSoundsKey = (userId: string, sessionId = '') =>
  `heard sounds ${userId} ${sessionId}`;

/** Told by the keys alone, so that the app need not load what reads them to learn that none waits. */
export const areSoundsWaiting = (userId: string) =>
  deviceStorage.keys().some((key) => key.startsWith(heardSoundsKey(userId)));
