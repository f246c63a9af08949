import { deviceStorage } from '../base/browser-storage.ts';

const KEY = 'hajdeDevice';
const BYTES = 24;

/**
 * What this device made up for itself when it first signed in. By it the server knows it again, so
 * that strangers who guess at the learner's password do not slow the learner down. It stays at
 * logout: it opens nothing.
 */
export function deviceSecret(): string {
  const stored = deviceStorage.get(KEY);
  if (stored) return stored;
  const made = [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  deviceStorage.set(KEY, made);
  return made;
}
