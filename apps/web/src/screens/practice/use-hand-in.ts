import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showExtras } from '../../learner/extras.ts';
import { refreshLearner } from '../../learner/reads.ts';
import type { PracticeRecord } from '../../outbox/records.ts';
import { dropPractice } from './practice-in-progress.ts';

/** Loaded with what else the end of a session needs, see load-the-end.ts. */
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
