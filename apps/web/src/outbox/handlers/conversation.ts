import type { Answer } from '@hajde/contract/types';
import { CONVERSATION_XP } from '@hajde/rules/course/conversation';
import { effectOf, type Handler } from '../handler.ts';
import type { ConversationRecord } from '../records.ts';

const CALL = 'POST /api/users/:id/conversations/:conversationId/complete';

export const conversationHandler: Handler<ConversationRecord, Answer<typeof CALL>> = {
  async send({ userId: id, conversationId, idempotencyKey, answers, at, timeZone }, post, sentAt) {
    const body = {
      completionId: idempotencyKey,
      answers: [...answers],
      completedAt: at,
      timeZone,
      sentAt,
    };
    const answer = await post(CALL, { params: { id, conversationId }, body });
    return { idempotencyKey: answer.completionId, answer };
  },

  /** The first time pays, and every time keeps the day. */
  async effects(records, lastSaid) {
    const said = await lastSaid('GET /api/users/:id/conversations');
    const paid = new Set(said?.map(({ conversationId }) => conversationId));
    return records.map(({ conversationId, at, timeZone }) => {
      const xp = paid.has(conversationId) ? 0 : CONVERSATION_XP;
      paid.add(conversationId);
      return effectOf(at, timeZone, { xp, keepsDay: true });
    });
  },
};
