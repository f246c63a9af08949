import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../api/call.ts';
import { dropAllFromTab } from '../../base/tab-storage.ts';
import { dropEarDifficulties } from '../../device/ear-difficulty.ts';
import { AskForPlacementAgain } from '../../learner/ask-for-placement-again.ts';
import { refreshLearner } from '../../learner/reads.ts';
import { dropAllOf } from '../../outbox/dismiss.ts';
import { toast } from '../../ui/toast.ts';

/** Deletes everything the learner earned, and goes back to the beginning. */
export function useFreshStart(userId: string) {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const askForPlacementAgain = useContext(AskForPlacementAgain);
  return useMutation({
    mutationFn: () => call('POST /api/users/:id/fresh-start', { params: { id: userId } }),
    onSuccess: async () => {
      toast({
        title: 'Fresh start complete',
        description: 'Your progress has been reset. Welcome back to the beginning!',
      });
      dropAllFromTab('lesson', userId);
      dropAllFromTab('placement', userId);
      dropAllFromTab('practice', userId);
      dropAllFromTab('conversation', userId);
      dropAllFromTab('ear', userId);
      dropEarDifficulties(userId);
      await dropAllOf(userId).catch((error) =>
        console.warn('The local database cannot be read.', error),
      );
      navigate('/');
      askForPlacementAgain();
      await refreshLearner(queries);
    },
    onError: () =>
      toast({ title: 'Error', description: 'Failed to reset progress.', destructive: true }),
  });
}
