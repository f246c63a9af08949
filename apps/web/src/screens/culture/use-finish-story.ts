import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { addExtras } from '../../learner/extras.ts';
import { refreshLearner } from '../../learner/reads.ts';

/** Finishes a story. The server pays it once, however often it is finished. */
export function useFinishStory(userId: string, contentId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call('POST /api/users/:id/cultural-content/:contentId/read', {
        params: { id: userId, contentId },
      }),
    onSuccess: ({ extras }) => {
      addExtras(extras);
      // Not waited for: what was earned is shown at once.
      void refreshLearner(queries);
    },
  });
}
