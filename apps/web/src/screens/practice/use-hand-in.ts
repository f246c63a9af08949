import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showExtras } from '../../learner/extras.ts';
import { refreshLearner } from '../../learner/reads.ts';
import type { PracticeRecord } from '../../outbox/records.ts';
import { dropPractice } from './practice-in-progress.ts';

/** Loaded with the first answer, so that it is there at the last one, offline too. */
export const loadHandIn = () => import('./hand-in-session.ts');

export function useHandIn(userId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (record: PracticeRecord) =>
      (await loadHandIn()).handInSession(userId, record),
    onSuccess: (handedIn) => {
      dropPractice(userId);
      if ('practised' in handedIn) showExtras(handedIn.practised.extras);
      // Nobody waits for what other screens will show.
      void refreshLearner(queries);
    },
  });
}
