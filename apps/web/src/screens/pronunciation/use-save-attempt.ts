import type { WordResult } from '@hajde/rules/play/pronunciation-session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { refreshLearner } from '../../learner/reads.ts';

/** Sends the score of a word to be kept; the session goes on whether or not it arrives. */
export function useSaveAttempt(userId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (result: WordResult) =>
      call('POST /api/users/:id/pronunciation', { params: { id: userId }, body: result }),
    onSuccess: () => refreshLearner(queries),
  });
}
