import type { Extra } from '@hajde/contract/extras';
import { newStore, useStore } from '../base/store.ts';

/** What was paid beside the last lesson, purchase or story: shown until the learner goes on. */
const extras = newStore<readonly Extra[]>([]);

/** Adds to what is still shown. */
export function addExtras(paid: readonly Extra[]): void {
  if (paid.length > 0) extras.set([...extras.get(), ...paid]);
}

export const showExtras = extras.set;
export const dismissExtras = () => showExtras([]);
export const shownExtras = extras.get;
export const useExtras = () => useStore(extras);
