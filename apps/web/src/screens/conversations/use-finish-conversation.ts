import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshLearner } from '../../learner/reads.ts';
import { tellNotSaved } from '../../ui/tell-not-saved.ts';
import { dropConversationInProgress } from './conversation-in-progress.ts';
import type { Heard } from './hand-in-conversation.ts';

/** Loaded while the questions are answered. */
export const loadHandIn = () => import('./hand-in-conversation.ts');

/** Hands in a conversation; where nobody answers, it is kept on the device and handed in later. */
export function useFinishConversation(userId: string, conversationId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (heard: Heard) => (await loadHandIn()).handInConversation(heard),
    onError: tellNotSaved,
    // Here, where it happens also to who leaves meanwhile: a finished conversation does not go on.
    onSuccess: () => dropConversationInProgress(userId, conversationId),
    onSettled: () => {
      // Not waited for: what was earned is shown at once.
      void refreshLearner(queries);
    },
  });
}
