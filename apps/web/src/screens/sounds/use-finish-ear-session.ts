import type { Contrast } from '@hajde/rules/course/sounds';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keepEarDifficulty } from '../../device/ear-difficulty.ts';
import { refreshLearner } from '../../learner/reads.ts';
import { tellNotSaved } from '../../ui/tell-not-saved.ts';
import { dropEarInProgress } from './ear-in-progress.ts';
import type { FinishedEarSession } from './hand-in-ear-session.ts';

/** Loaded with the first answer, so that they are there at the last one, offline too. */
export const loadSummary = () => import('./ear-summary.tsx');
const loadHandIn = () => import('./hand-in-ear-session.ts');

export function loadTheEnd(): void {
  // Where they cannot be loaded now, they are asked for again when they are needed.
  Promise.all([loadSummary(), loadHandIn()]).catch(() => undefined);
}

export function useFinishEarSession(userId: string, contrast: Contrast) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (finished: FinishedEarSession) =>
      (await loadHandIn()).handInEarSession(userId, contrast.id, finished),
    onError: tellNotSaved,
    // Here, where it happens also to who leaves meanwhile: a finished session does not go on.
    onSuccess: (_earned, { session }) => {
      keepEarDifficulty(userId, contrast.id, session.difficulty);
      dropEarInProgress(userId, contrast);
    },
    onSettled: () => {
      // Not waited for: what was earned is shown at once.
      void refreshLearner(queries);
    },
  });
}
