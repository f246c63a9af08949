import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { sentenceFor } from '../../api/errors.ts';
import { refreshLearner } from '../../learner/reads.ts';
import { toast } from '../../ui/toast.ts';
import type { MetWord } from './words-reads.ts';

/** Marks a word as known, or brings it back. */
export function useSuspend(id: string, { wordId, suspended }: MetWord) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => {
      const input = { params: { id, wordId } };
      return suspended
        ? call('POST /api/users/:id/words/:wordId/resume', input)
        : call('POST /api/users/:id/words/:wordId/suspend', input);
    },
    onSuccess: () => refreshLearner(queries),
    onError: (error) =>
      toast({
        title: "That wasn't saved",
        description: sentenceFor(error, 'Please try again in a moment.'),
        destructive: true,
      }),
  });
}
