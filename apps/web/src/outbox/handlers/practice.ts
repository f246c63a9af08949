import type { Answer } from '@hajde/contract/types';
import { localDay } from '@hajde/rules/days/days';
import { isWholeSession, PAID_SESSIONS_A_DAY, PRACTICE_XP } from '@hajde/rules/practice/payment';
import { effectOf, type Handler } from '../handler.ts';
import type { PracticeRecord } from '../records.ts';

const CALL = 'POST /api/practice/complete';

type Practised = Answer<typeof CALL>;

export const practiceHandler: Handler<PracticeRecord, Practised> = {
  async send(record, post, sentAt) {
    const { userId, idempotencyKey: practiceId, finished, reviews, timeZone } = record;
    const body = { userId, practiceId, finished, reviews: [...reviews], timeZone, sentAt };
    const answer = await post(CALL, { body });
    return {
      idempotencyKey: answer.practiceId,
      answer,
      leftOut: leavesOut(answer, record),
    };
  },

  async effects(records, lastSaid) {
    const sessions = records.filter(isWhole);
    if (sessions.length === 0) return [];
    const said = await lastSaid('GET /api/users/:id/practice');
    const paidOn = new Map(said ? [[said.day, said.paidToday]] : []);
    return sessions.map((session) => {
      const at = finishedAt(session);
      const day = dayOf(session);
      const paid = paidOn.get(day) ?? 0;
      const pays = paid < PAID_SESSIONS_A_DAY;
      if (pays) paidOn.set(day, paid + 1);
      const xp = pays ? PRACTICE_XP : 0;
      return effectOf(at, session.timeZone, { xp, keepsDay: true, givesHeart: pays });
    });
  },
};

/** A session asks for words that were met here, so that each of its reviews counts. */
const isWhole = ({ finished, reviews }: PracticeRecord) =>
  finished && isWholeSession(reviews.map(({ wordId }) => wordId));

const dayOf = (session: PracticeRecord) =>
  localDay(new Date(finishedAt(session)), session.timeZone);

/** It counts when its last word was answered. */
const finishedAt = ({ reviews, at }: PracticeRecord) =>
  [at, ...reviews.map((review) => review.at)].sort().at(-1) ?? at;

/** Whether there are reviews that do not count yet, since the server knows of no lesson with the word. */
function leavesOut(
  { words }: Pick<Practised, 'words'>,
  { reviews }: Pick<PracticeRecord, 'reviews'>,
): boolean {
  const met = new Set(words.map(({ wordId }) => wordId));
  return reviews.some(({ wordId }) => !met.has(wordId));
}
