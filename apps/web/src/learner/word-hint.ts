import { useEffect } from 'react';
import { newStore, useStore } from '../base/store.ts';

const KEY = 'wordHint';

/** Null until it was looked up on this device. */
const wanted = newStore<boolean | null>(null);

/** Whether to say that words can be tapped: once on a device, at the first phrase. */
export function useWordHint(): boolean {
  const known = useStore(wanted);
  useEffect(() => {
    if (wanted.get() === null) wanted.set(isWanted());
  }, []);
  return known === true;
}

/** A word was tapped, or the phrase is behind the learner. */
export function forgetWordHint(): void {
  if (wanted.get() === false) return;
  wanted.set(false);
  try {
    localStorage.setItem(KEY, 'seen');
  } catch (error) {
    console.warn('This device cannot keep that the hint was seen.', error);
  }
}

/** Where nothing can be kept it would come back at every visit. */
function isWanted(): boolean {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return false;
  }
}
