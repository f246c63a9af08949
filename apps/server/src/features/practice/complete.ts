import type { Answer, Body } from '@hajde/contract/types';
import { localDay } from '@hajde/rules/days';
import { credibleFullAt, giveHeart, heartsAt } from '@hajde/rules/hearts';
import {
  PAID_SESSIONS_A_DAY,
  PRACTICE_XP,
  REVIEWS_OF_A_SESSION,
} from '@hajde/rules/practice/payment';
import { streakAt } from '@hajde/rules/streak';
import type { Statement } from '../../db/statement.ts';
import type { Transaction } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import { grantAwards } from '../../ledger/awards.ts';
import { changeLearner, countDay, type LockedLearner, pay } from '../../ledger/locked-learner.ts';
import { momentOfRecord } from '../../ledger/moment.ts';
import { saveLearner } from '../../ledger/save-learner.ts';
import { learnDay, streakWeek } from '../../ledger/streak.ts';
import { streakOf } from '../../ledger/user.ts';
import { COMPLETIONS_TO_REMEMBER, type CompletionRow } from './events.ts';
import { datedReviews, reviewsChange, type TakenReview } from './reviews.ts';
import { type PracticeSession, sessionChange } from './session.ts';
import { takeIn } from './take-in.ts';
import { sent } from './word-memories.ts';

type Practised = Body<'POST /api/practice/complete'>;

/** Takes in what was practised: each review once, and what the session pays once it is finished. */
export function completePractice(
  server: Server,
  learnerId: string,
  practised: Practised,
  zone: string,
  now: Date,
): Promise<Answer<'POST /api/practice/complete'>> {
  const { practiceId } = practised;
  const reviews = datedReviews(server.course, practised, now, zone);
  const last = Math.max(...reviews.map(({ at }) => at.getTime()));
  const moment = momentOfRecord(reviews.length === 0 ? now : new Date(last), now, zone);
  const day = moment.day ?? localDay(now, zone);
  const seeing = (tx: Transaction) => before(tx, learnerId, practiceId, day, reviews);

  return changeLearner(server, learnerId, moment, seeing, async (locked, tx, seen) => {
    const { standing, news } = sorted(locked, reviews, seen);
    const asked = standing.map(({ wordId }) => wordId);
    const { words, changes } = await takeIn(
      tx,
      server.course,
      learnerId,
      seen.lessons,
      news,
      asked,
    );
    const session: PracticeSession = {
      practiceId,
      day,
      reviews: countOf(seen, standing, news, words),
      finishedAt: seen.session?.finishedAt ?? null,
      xp: seen.session?.xp ?? 0,
    };
    const finishing =
      practised.finished && session.finishedAt === null && session.reviews >= REVIEWS_OF_A_SESSION;
    const weeks = finishing ? await finish(tx, locked, now) : [];
    const paid = finishing && seen.paidToday < PAID_SESSIONS_A_DAY;
    if (paid) payFor(locked, practiceId, now);
    const extras = [...weeks.map(streakWeek), ...grantAwards(locked, server.course)];
    const kept: PracticeSession = {
      ...session,
      ...(finishing && { finishedAt: now.toISOString() }),
      ...(paid && { xp: PRACTICE_XP }),
    };
    saveLearner(
      tx,
      locked,
      ...reviewsChange(learnerId, practiceId, news, now),
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
      streak: streakAt(streakOf(learner), now, zone).current,
      words: [...new Set(asked)].flatMap((wordId) => words.get(wordId) ?? []).map(sent),
    };
  });
}

interface Before {
  readonly session: PracticeSession | null;
  readonly paidToday: number;
  /** Which of these reviews have come before, and whether in this session. */
  readonly heard: readonly { readonly reviewId: string; readonly here: boolean }[];
  readonly lessons: readonly CompletionRow[];
}

const BEFORE: Statement = {
  name: 'before-practice',
  text: `
    select
      (select json_build_object('practiceId', practice_id, 'day', day, 'reviews', reviews,
         'finishedAt', finished_at, 'xp', xp)
       from practice_session where learner_id = $1 and practice_id = $2) as session,
      (select count(*) from practice_session
       where learner_id = $1 and day = $3 and xp > 0) as "paidToday",
      (select coalesce(json_agg(json_build_object('reviewId', review_id,
         'here', practice_id = $2)), '[]') from review
       where learner_id = $1 and review_id = any ($4::uuid[])) as heard`,
};

async function before(
  tx: Transaction,
  learnerId: string,
  practiceId: string,
  day: string,
  reviews: readonly TakenReview[],
): Promise<Before> {
  const ids = reviews.map(({ reviewId }) => reviewId);
  const [[row], lessons] = await Promise.all([
    tx.rows<Omit<Before, 'lessons'>>(BEFORE, [learnerId, practiceId, day, ids]),
    tx.rows<CompletionRow>(COMPLETIONS_TO_REMEMBER, [learnerId]),
  ]);
  if (row === undefined) throw new Error('A statement without a table returned no row.');
  return { ...row, lessons };
}

/** What a fresh start did not wipe; of that, what has not come before. */
function sorted(
  { learner: { wipedAt } }: LockedLearner,
  reviews: readonly TakenReview[],
  { heard }: Before,
): { standing: TakenReview[]; news: TakenReview[] } {
  const standing = reviews.filter(({ at }) => wipedAt === null || at >= wipedAt);
  if (reviews.length > 0 && standing.length === 0) {
    throw new Refusal(409, 'before_fresh_start', 'This was practised before your fresh start.');
  }
  const known = new Set(heard.map(({ reviewId }) => reviewId));
  return { standing, news: standing.filter(({ reviewId }) => !known.has(reviewId)) };
}

/**
 * How many reviews of words met the session has. It may be sent in pieces; and as a whole again, once
 * the lesson has arrived that teaches what was practised.
 */
function countOf(
  { session, heard }: Before,
  standing: readonly TakenReview[],
  news: readonly TakenReview[],
  words: ReadonlyMap<string, unknown>,
): number {
  const elsewhere = new Set(heard.filter(({ here }) => !here).map(({ reviewId }) => reviewId));
  const met = ({ wordId }: TakenReview) => words.has(wordId);
  const sentNow = standing.filter(({ reviewId }) => !elsewhere.has(reviewId)).filter(met).length;
  return Math.max((session?.reviews ?? 0) + news.filter(met).length, sentNow);
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
