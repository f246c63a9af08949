import { CONVERSATION_XP } from '@hajde/rules/conversation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { answerInTime } from '../../api/time-limits.ts';
import { timeZone } from '../../base/time-zone.ts';
import { keepConversation } from '../../device/heard-conversations.ts';
import { addExtras } from '../../learner/extras.ts';
import { refreshLearner } from '../../learner/reads.ts';
import { explain } from '../../sync/offline-sync-call.ts';
import { tellNotSaved } from '../../ui/tell-not-saved.ts';
import { toast } from '../../ui/toast.ts';
import { dropConversationInProgress } from './conversation-in-progress.ts';

interface Finished {
  readonly completionId: string;
  readonly answers: readonly string[];
}

/** What came of it: paid now, or kept until the server can be reached. */
export type Earned = { readonly xp: number } | { readonly waiting: true };

/** Hands in a conversation; where nobody answers, it is kept on the device and handed in later. */
export function useFinishConversation(userId: string, conversationId: string, done: boolean) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ completionId, answers }: Finished): Promise<Earned> => {
      const completedAt = new Date().toISOString();
      const record = { completionId, answers: [...answers], completedAt, timeZone: timeZone() };
      try {
        const { xpEarned, extras } = await answerInTime(
          call('POST /api/users/:id/conversations/:conversationId/complete', {
            params: { id: userId, conversationId },
            body: { ...record, sentAt: completedAt },
          }),
        );
        addExtras(extras);
        if (xpEarned > 0) {
          const description = `You earned ${xpEarned} XP!`;
          toast({ title: 'Conversation finished!', description });
        }
        return { xp: xpEarned };
      } catch (error) {
        if (explain(error).outcome === 'refused') throw error;
        await keepConversation({ ...record, userId, conversationId });
        return done ? { xp: 0 } : { waiting: true };
      }
    },
    onError: tellNotSaved,
    // Here, where it happens also to who leaves meanwhile: a finished conversation does not go on.
    onSuccess: () => dropConversationInProgress(userId, conversationId),
    onSettled: () => {
      // Not waited for: what was earned is shown at once.
      void refreshLearner(queries);
    },
  });
}

export const EARNS = CONVERSATION_XP;
