import type { Answer } from '@hajde/contract/types';
import { localDay } from '@hajde/rules/days/days';
import { EAR_SESSION_XP } from '@hajde/rules/play/ear-trainer';
import { effectOf, type Handler } from '../handler.ts';
import type { EarRecord } from '../records.ts';

const CALL = 'POST /api/users/:id/sounds/complete';

export const earHandler: Handler<EarRecord, Answer<typeof CALL>> = {
  async send({ userId: id, idempotencyKey, results, at, timeZone }, post, sentAt) {
    const body = {
      sessionId: idempotencyKey,
      results: [...results],
      completedAt: at,
      timeZone,
      sentAt,
    };
    const answer = await post(CALL, { params: { id }, body });
    return { idempotencyKey: answer.sessionId, answer };
  },

  /** One session a day pays, and none keeps the day. A day with results has had its session. */
  async effects(records, lastSaid) {
    const said = await lastSaid('GET /api/users/:id/sounds');
    const paid = new Set(said?.results.map(({ day }) => day));
    return records.map(({ at, timeZone }) => {
      const day = localDay(new Date(at), timeZone);
      const xp = paid.has(day) ? 0 : EAR_SESSION_XP;
      paid.add(day);
      return effectOf(at, timeZone, { xp });
    });
  },
};
