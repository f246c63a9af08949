import type { Level } from '@hajde/rules/course/course';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { placementOf, refreshLearner } from '../../learner/reads.ts';
import { dropTest } from './test-in-progress.ts';

/** Hands in the finished test. A failure is only logged: the result is shown all the same. */
export function useSubmitTest(userId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (test: { score: number; level: Level; answers: string[]; courseVersion: string }) =>
      call('POST /api/placement-test/submit', { body: { userId, ...test } }),
    onSuccess: (result) => {
      dropTest(userId);
      queries.setQueryData(placementOf(userId).queryKey, result);
      return refreshLearner(queries);
    },
    onError: (error) => console.error('The placement test could not be handed in.', error),
  });
}
