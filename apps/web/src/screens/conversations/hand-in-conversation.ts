import type { ConversationQuestion } from '@hajde/rules/course/conversation';
import { missedInConversation } from '@hajde/rules/memory/missed-in-conversation';
import { timeZone } from '../../base/time-zone.ts';
import { addExtras } from '../../learner/extras.ts';
import { handIn } from '../../outbox/hand-in.ts';
import { conversationHandler } from '../../outbox/handlers/conversation.ts';
import { toast } from '../../ui/toast.ts';

/** A conversation heard to its end just now. */
export interface Heard {
  readonly userId: string;
  readonly conversationId: string;
  readonly completionId: string;
  readonly questions: readonly ConversationQuestion[];
  readonly answers: readonly string[];
  /** Whether it was paid before. */
  readonly done: boolean;
}

/** What came of it: paid now, or kept until the server can be reached; and the words to practise. */
export type Earned = ({ readonly xp: number } | { readonly waiting: true }) & {
  readonly missed: number;
};

/** Hands in a conversation; where nobody answers, it is kept on the device and handed in later. */
export async function handInConversation({
  completionId,
  questions,
  done,
  ...heard
}: Heard): Promise<Earned> {
  const missed = missedInConversation(questions, heard.answers);
  const result = await handIn(conversationHandler, {
    ...heard,
    missed,
    kind: 'conversation',
    idempotencyKey: completionId,
    at: new Date().toISOString(),
    timeZone: timeZone(),
  });
  const kept = { missed: missed.length };
  if ('kept' in result) return done ? { xp: 0, ...kept } : { waiting: true, ...kept };
  const { xpEarned, extras } = result.answer;
  addExtras(extras);
  if (xpEarned > 0) {
    toast({ title: 'Conversation finished!', description: `You earned ${xpEarned} XP!` });
  }
  return { xp: xpEarned, ...kept };
}
