import type { Answer, Body } from '@hajde/contract/types';
import { localDay } from '@hajde/rules/days';
import { credibleFullAt, giveHeart, heartsAt } from '@hajde/rules/hearts';
import type { PlayedLesson } from '@hajde/rules/pace';
import {
  PAID_SESSIONS_A_DAY,
  PRACTICE_XP,
  REVIEWS_OF_A_SESSION,
} from '@hajde/rules/practice/payment';
import { streakAt } from '@hajde/rules/streak';
import type { Statement } from '../../db/statement.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { Server } from '../../http/server.ts';
import { type Limit, take } from '../../http/throttle.ts';
import { grantAwards } from '../../ledger/awards.ts';
import {
  changeLearner,
  countDay,
  type LockedLearner,
  type Moment,
  pay,
} from '../../ledger/locked-learner.ts';
import { momentOfRecord, paidDay } from '../../ledger/moment.ts';
import { keepPace, PLAYED_AROUND, rangesAround } from '../../ledger/pace.ts';
import { isWiped, wiped } from '../../ledger/refuse-wiped.ts';
import { saveLearner } from '../../ledger/save-learner.ts';
import { learnDay, streakWeek } from '../../ledger/streak.ts';
import { streakOf } from '../../ledger/user.ts';
import { COMPLETIONS_TO_REMEMBER, type CompletionRow } from './events.ts';
import { datedReviews, reviewsChange, type TakenReview } from './reviews.ts';
import { type PracticeSession, sessionChange } from './session.ts';
import { takeIn } from './take-in.ts';
import { sent } from './word-memories.ts';

type Practised = Body<'POST /api/practice/complete'>;

/** More than anybody answers in a day: each is kept for good, and read again with all the others. */
const REVIEWS: Limit = { name: 'reviews', atOnce: 2_000, thenOneEveryMs: 43_200 };

/**
 * Takes in what was practised: each review once, and what the session pays once it is finished. What
 * was said about a word that was not met is kept for when its lesson arrives; until then it counts for
 * nothing, and the word is left out of the answer.
 */
export function completePractice(
  server: Server,
  learnerId: string,
  practised: Practised,
  { zone, here, since }: { zone: string; here: string; since: Date },
  now: Date,
): Promise<Answer<'POST /api/practice/complete'>> {
  const { practiceId } = practised;
  const reviews = datedReviews(server.course, practised, { now, since, zone });
  const last = Math.max(...reviews.map(({ at }) => at.getTime()));
  const at = reviews.length === 0 ? now : new Date(last);
  const claimed = momentOfRecord(at, now, { zone, here, since });
  const seeing = (tx: Transaction) => before(tx, learnerId, practiceId, reviews, claimed, now);

  return changeLearner(server, learnerId, claimed, seeing, async (locked, tx, seen) => {
    const { standing, unheard } = sorted(locked, reviews, seen);
    if (unheard.length > 0) {
      await take(tx.db, [{ limit: REVIEWS, who: learnerId, times: unheard.length }], now);
    }
    const asked = standing.map(({ wordId }) => wordId);
    // It may be sent in pieces, and before the lessons that taught its words.
    const answered = [...seen.answered, ...unheard.map(({ wordId }) => wordId)];
    const { words, changes } = await takeIn(tx, server.course, learnerId, seen.lessons, unheard, [
      ...asked,
      ...answered,
    ]);
    const counted = answered.filter((wordId) => words.has(wordId)).length;
    const finishing =
      practised.finished && !seen.session?.finishedAt && counted >= REVIEWS_OF_A_SESSION;
    if (finishing) keepPace(locked, seen.played, now);
    const weeks = finishing ? await finish(tx, locked, now) : [];
    const day = paidDay(locked.moment, now);
    const paid = finishing && (seen.paidOn[day] ?? 0) < PAID_SESSIONS_A_DAY;
    if (paid) payFor(locked, practiceId, now);
    const extras = [
      ...(seen.session?.extras ?? []),
      ...weeks.map(streakWeek),
      ...grantAwards(locked, server.course),
    ];
    const kept: PracticeSession = {
      practiceId,
      day,
      zone,
      reviews: counted,
      finishedAt: finishing ? locked.moment.at.toISOString() : (seen.session?.finishedAt ?? null),
      xp: paid ? PRACTICE_XP : (seen.session?.xp ?? 0),
      extras,
    };
    saveLearner(
      tx,
      locked,
      ...reviewsChange(learnerId, practiceId, unheard, now),
      ...changes,
      ...sessionChange(learnerId, kept),
    );
    const { learner } = locked;
    return {
      practiceId,
      reviews: kept.reviews,
      xpEarned: kept.xp,
      unpaid: whyUnpaid(kept, practised.finished),
      extras,
      xp: learner.xp,
      gems: learner.gems,
      hearts: heartsAt(learner.heartsFullAt, now),
      streak: streakAt(streakOf(learner), now, here).current,
      words: [...new Set(asked)].flatMap((wordId) => words.get(wordId) ?? []).map(sent),
    };
  });
}

interface Before {
  readonly session: Pick<PracticeSession, 'finishedAt' | 'xp' | 'extras'> | null;
  /** Sessions paid on the days on which this one may count. */
  readonly paidOn: Readonly<Record<string, number>>;
  /** What was played around this session, and around now. */
  readonly played: readonly PlayedLesson[];
  /** Which of these reviews have come before. */
  readonly heard: readonly string[];
  /** The words of the session's reviews that have come before. */
  readonly answered: readonly string[];
  readonly lessons: readonly CompletionRow[];
}

const BEFORE: Statement = {
  name: 'before-practice',
  text: `
    select
      (select json_build_object('finishedAt', finished_at, 'xp', xp, 'extras', extras)
       from practice_session where learner_id = $1 and practice_id = $2) as session,
      (select coalesce(json_object_agg(day, paid), '{}')
       from (select day, count(*) as paid from practice_session
             where learner_id = $1 and day = any ($3::date[]) and xp > 0
             group by day) as days) as "paidOn",
      ${PLAYED_AROUND} as played,
      (select coalesce(json_agg(review_id), '[]') from review
       where learner_id = $1 and review_id = any ($8::uuid[])) as heard,
      (select coalesce(json_agg(word_id), '[]') from review
       where learner_id = $1 and practice_id = $2) as answered`,
};

async function before(
  tx: Transaction,
  learnerId: string,
  practiceId: string,
  reviews: readonly TakenReview[],
  claimed: Moment,
  now: Date,
): Promise<Before> {
  const ids = reviews.map(({ reviewId }) => reviewId);
  const days = [paidDay(claimed, now), localDay(now, claimed.zone)];
  const [[row], lessons] = await Promise.all([
    tx.rows<Omit<Before, 'lessons'>>(BEFORE, [
      learnerId,
      practiceId,
      days,
      ...rangesAround(claimed.at, now),
      ids,
    ]),
    tx.rows<CompletionRow>(COMPLETIONS_TO_REMEMBER, [learnerId]),
  ]);
  if (row === undefined) throw new Error('A statement without a table returned no row.');
  return { ...row, lessons };
}

/** What a fresh start did not wipe; of that, what has not come before. */
function sorted(
  locked: LockedLearner,
  reviews: readonly TakenReview[],
  { heard }: Before,
): { standing: TakenReview[]; unheard: TakenReview[] } {
  const standing = reviews.filter(({ at }) => !isWiped(locked, at));
  if (reviews.length > 0 && standing.length === 0) {
    throw wiped('This was practised before your fresh start.');
  }
  const known = new Set(heard);
  return { standing, unheard: standing.filter(({ reviewId }) => !known.has(reviewId)) };
}

/** A finished session keeps the day's streak as a lesson does, and counts for the challenges. */
function finish(tx: Transaction, locked: LockedLearner, now: Date): Promise<number[]> {
  countDay(locked, 'practiceSessions');
  return learnDay(tx, locked, now);
}

function payFor(locked: LockedLearner, practiceId: string, now: Date): void {
  const { learner } = locked;
  pay(locked, `practice:${practiceId}`, { xp: PRACTICE_XP });
  learner.heartsFullAt = giveHeart(credibleFullAt(learner.heartsFullAt, now), now);
}

function whyUnpaid(
  { xp, finishedAt, reviews }: PracticeSession,
  finished: boolean,
): Answer<'POST /api/practice/complete'>['unpaid'] {
  if (xp > 0) return null;
  if (finishedAt !== null) return 'enough_today';
  return finished && reviews < REVIEWS_OF_A_SESSION ? 'too_few_reviews' : 'not_finished';
}
