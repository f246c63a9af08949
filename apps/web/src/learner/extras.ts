import type { Extra } from '@hajde/contract/extras';
import { newStore, useStore } from '../ui/store.ts';

/** What was paid beside the last lesson; the next page shows it until the learner goes on. */
const extras = newStore<readonly Extra[]>([]);

export const showExtras = extras.set;
export const dismissExtras = () => showExtras([]);
export const shownExtras = extras.get;
export const useExtras = () => useStore(extras);
