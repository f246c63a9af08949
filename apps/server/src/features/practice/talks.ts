import { localDay } from '@hajde/rules/days/days';
import { conversationEventId } from '@hajde/rules/memory/word-memory';
import type { Change, Statement } from '../../db/statement.ts';
import type { ReviewRow } from './events.ts';

/** A finished conversation, as far as memory needs it. */
export interface TalkRow {
  readonly completionId: string;
  readonly savedAt: Date;
  readonly localDay: string | null;
  readonly zone: string;
  readonly missed: readonly string[];
}

/** More than anybody hears in a day; who has more takes them in one part after the other. */
export const TALKS_AT_A_TIME = 200;

export const TALKS_TO_REMEMBER: Statement = {
  name: 'conversations-to-remember',
  text: `
    select completion_id as "completionId", saved_at as "savedAt", local_day as "localDay", zone, missed
    from finished_conversation where learner_id = $1 and not remembered
    order by saved_at limit ${TALKS_AT_A_TIME}`,
};

/** A word that was missed in a conversation is a review that went wrong. */
export function reviewsOfTalk({
  completionId,
  savedAt,
  localDay: day,
  zone,
  missed,
}: TalkRow): ReviewRow[] {
  return missed.map((wordId) => ({
    reviewId: conversationEventId(completionId, wordId),
    wordId,
    verdict: 'wrong',
    at: savedAt,
    day: day ?? localDay(savedAt, zone),
  }));
}

const REMEMBERED: Statement = {
  name: 'conversations-remembered',
  text: `
    update finished_conversation set remembered = true
    where learner_id = $1 and completion_id = any ($2::uuid[])`,
};

export function talksRemembered(learnerId: string, talks: readonly TalkRow[]): Change {
  const ids = talks.map(({ completionId }) => completionId);
  return { statement: REMEMBERED, values: [learnerId, ids] };
}
