import { loadHandIn } from './use-hand-in.ts';

export const loadSummary = () => import('./practice-summary.tsx');

/** With the first answer, so that it is there at the last one, offline too. */
export function loadTheEnd(): void {
  // Where it cannot be loaded now, it is asked for again when it is needed.
  Promise.all([loadSummary(), loadHandIn()]).catch(() => undefined);
}
