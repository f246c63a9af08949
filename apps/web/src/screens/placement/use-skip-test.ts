import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { placementOf } from '../../learner/reads.ts';
import { dropTest } from './test-in-progress.ts';

/** Starts as a beginner. By the specification a failure is ignored: nobody is kept from learning. */
export function useSkipTest(userId: string, onComplete: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const result = await call('POST /api/placement-test/submit', {
        body: { userId, score: 0, level: 'beginner', answers: [] },
      });
      await call('POST /api/users/:id/reset', { params: { id: userId } });
      return result;
    },
    onSuccess: (result) => queries.setQueryData(placementOf(userId).queryKey, result),
    onSettled: () => {
      dropTest(userId);
      onComplete();
    },
  });
}
