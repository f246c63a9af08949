import type { Answer } from '@hajde/contract/types';
import type { Day } from '@hajde/rules/days/days';
import type { PlayedLesson } from '@hajde/rules/game/pace';
import type { Transaction } from '../../db/transaction.ts';
import { lookUp, type SeenBefore, seenBefore } from '../../ledger/finish-once.ts';
import { COMPLETIONS_TO_REMEMBER, type CompletionRow } from './events.ts';
import type { TakenReview } from './reviews.ts';
import type { PracticeSession } from './session.ts';

/** A session that was paid, and the day among whose it counts. */
export interface PaidSession extends PlayedLesson {
  readonly day: Day;
}

/** A session may arrive in pieces, so that it has no one answer that a repeat could be given. */
interface Seen extends SeenBefore<Answer<'POST /api/practice/complete'>> {
  readonly session: Pick<PracticeSession, 'finishedAt' | 'xp' | 'extras'> | null;
  /** Sessions paid on the days on which this one may count, and around them. */
  readonly paid: readonly PaidSession[];
  /** Which of these reviews have come before. */
  readonly heard: readonly string[];
  /** The words of the session's reviews that have come before. */
  readonly answered: readonly string[];
}

const BEFORE = seenBefore(
  'practice',
  `(select json_build_object('finishedAt', finished_at, 'xp', xp, 'extras', extras)
    from practice_session where learner_id = $1 and practice_id = $2) as session,
   (select coalesce(json_agg(json_build_object('day', day, 'zone', zone,
      'at', round(extract(epoch from finished_at) * 1000))), '[]')
    from practice_session
    where learner_id = $1 and xp > 0
      and (day = any ($7::date[])
        or finished_at between $3::text::timestamptz and $6::text::timestamptz)) as paid,
   (select coalesce(json_agg(review_id), '[]') from review
    where learner_id = $1 and review_id = any ($8::uuid[])) as heard,
   (select coalesce(json_agg(word_id), '[]') from review
    where learner_id = $1 and practice_id = $2) as answered`,
);

/** What was there before these reviews, and the lessons that the memory has not taken in yet. */
export async function lookBefore(
  tx: Transaction,
  learnerId: string,
  common: readonly unknown[],
  { reviews, mayCountOn }: { reviews: readonly TakenReview[]; mayCountOn: readonly Day[] },
): Promise<Seen & { readonly lessons: readonly CompletionRow[] }> {
  const ids = reviews.map(({ reviewId }) => reviewId);
  const [seen, lessons] = await Promise.all([
    lookUp<Seen>(tx, BEFORE, [...common, mayCountOn, ids]),
    tx.rows<CompletionRow>(COMPLETIONS_TO_REMEMBER, [learnerId]),
  ]);
  return { ...seen, lessons };
}
