import { deviceStorage } from '../base/browser-storage.ts';
import { announceProgressChange } from './progress-channel.ts';
import type { RecordStore } from './record-store.ts';
import { heardSoundsKey } from './sounds-waiting.ts';

/** A session of the ear trainer finished on this device that the server does not have yet. */
export interface HeardSounds {
  readonly sessionId: string;
  readonly userId: string;
  readonly results: { contrastId: string; right: number; wrong: number }[];
  readonly completedAt: string;
  readonly timeZone: string;
  /** Why the server refused it for good; it is shown, and not sent again. */
  readonly refusal?: string;
}

/** Keeps a session that could not be handed in, until it can. */
export function keepSounds(heard: HeardSounds): void {
  put(heard);
  announceProgressChange();
}

/** What this learner finished and the server does not have yet, refused ones too; oldest first. */
export function soundsHeardBy(userId: string): HeardSounds[] {
  return deviceStorage
    .keys()
    .filter((key) => key.startsWith(heardSoundsKey(userId)))
    .flatMap((key): HeardSounds[] => {
      const kept = deviceStorage.get(key);
      return kept === null ? [] : [JSON.parse(kept)];
    })
    .sort((a, b) => Date.parse(a.completedAt) - Date.parse(b.completedAt));
}

export const heardSounds: RecordStore<HeardSounds> = {
  unsent: async (userId) => soundsHeardBy(userId).filter(({ refusal }) => refusal === undefined),
  markSynced: async (heard) => drop(heard),
  markRefused: async (heard, _at, refusal) => put({ ...heard, refusal }),
};

/** For a refused one, once the learner has seen why. */
export function dismissSounds(userId: string, sessionId: string): void {
  drop({ userId, sessionId });
  announceProgressChange();
}

/** For a fresh start, after which the server would refuse what was heard before it. */
export function dropSoundsOf(userId: string): void {
  for (const heard of soundsHeardBy(userId)) drop(heard);
}

function drop({ userId, sessionId }: Pick<HeardSounds, 'userId' | 'sessionId'>): void {
  deviceStorage.remove(heardSoundsKey(userId, sessionId));
}

function put(heard: HeardSounds): void {
  deviceStorage.set(heardSoundsKey(heard.userId, heard.sessionId), JSON.stringify(heard));
}
