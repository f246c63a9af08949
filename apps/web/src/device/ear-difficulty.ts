import { deviceStorage } from '../base/browser-storage.ts';

const keyOf = (userId: string, contrastId = '') => `ear ${userId} ${contrastId}`;

/** How hard the last session of a contrast ended on this device: the next begins there. */
export function lastEarDifficulty(userId: string, contrastId: string): number {
  const kept = Number(deviceStorage.get(keyOf(userId, contrastId)));
  return Number.isFinite(kept) ? kept : 0;
}

export function keepEarDifficulty(userId: string, contrastId: string, difficulty: number): void {
  deviceStorage.set(keyOf(userId, contrastId), String(difficulty));
}

/** For a fresh start, after which every contrast begins easily. */
export function dropEarDifficulties(userId: string): void {
  for (const key of deviceStorage.keys()) {
    if (key.startsWith(keyOf(userId))) deviceStorage.remove(key);
  }
}
