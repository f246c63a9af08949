import type { Answer, Body } from '@hajde/contract/types';
import { localDay } from '@hajde/rules/days/days';
import { credibleFullAt, giveHeart, heartsAt } from '@hajde/rules/game/hearts';
import { sharesPay } from '@hajde/rules/game/pace';
import { isWholeSession, PAID_SESSIONS_A_DAY, PRACTICE_XP } from '@hajde/rules/practice/payment';
import { streakAt } from '@hajde/rules/streak/streak';
import type { Server } from '../../http/server.ts';
import { type Limit, take } from '../../http/throttle.ts';
import { finishOnce } from '../../ledger/finish-once.ts';
import { countDay, type LockedLearner, type Moment, pay } from '../../ledger/locked-learner.ts';
import { momentOfRecord, paidDay } from '../../ledger/moment.ts';
import { isWiped } from '../../ledger/refuse-wiped.ts';
import { streakOf } from '../../ledger/user.ts';
import { lookBefore, type PaidSession } from './before.ts';
import { datedReviews, reviewsChange } from './reviews.ts';
import { type PracticeSession, sessionChange } from './session.ts';
import { takeIn } from './take-in.ts';
import { sent } from './word-memories.ts';

type Practised = Body<'POST /api/practice/complete'>;
type PracticeAnswer = Answer<'POST /api/practice/complete'>;

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
): Promise<PracticeAnswer> {
  const { practiceId } = practised;
  const reviews = datedReviews(server.course, practised, { now, since, zone });
  const last = Math.max(...reviews.map(({ at }) => at.getTime()));
  const at = reviews.length === 0 ? now : new Date(last);
  const claimed = momentOfRecord(at, now, { zone, here, since });
  const mayCountOn = [paidDay(claimed, now), localDay(now, zone)];

  return finishOnce(server, claimed, {
    kind: 'practice',
    learnerId,
    idempotencyKey: practiceId,
    look: (tx, common) => lookBefore(tx, learnerId, common, { reviews, mayCountOn }),
    async settle(locked, seen, tx) {
      const standing = reviews.filter((review) => !isWiped(locked, review.at));
      const heard = new Set(seen.heard);
      const unheard = standing.filter(({ reviewId }) => !heard.has(reviewId));
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
      const counted = answered.filter((wordId) => words.has(wordId));
      const whole = isWholeSession(counted);
      const finished = practised.finished && !seen.session?.finishedAt && whole;
      let paid = false;
      return {
        finished,
        pay() {
          countDay(locked, 'practiceSessions');
          paid = paidBeside(seen.paid, locked.moment, now) < PAID_SESSIONS_A_DAY;
          if (paid) payFor(locked, practiceId);
          return [];
        },
        conclude(more) {
          const { learner, moment } = locked;
          const extras = [...(seen.session?.extras ?? []), ...more];
          const kept: PracticeSession = {
            practiceId,
            day: paidDay(moment, now),
            zone,
            reviews: counted.length,
            finishedAt: finished ? moment.at.toISOString() : (seen.session?.finishedAt ?? null),
            xp: paid ? PRACTICE_XP : (seen.session?.xp ?? 0),
            extras,
          };
          const answer: PracticeAnswer = {
            practiceId,
            reviews: kept.reviews,
            xpEarned: kept.xp,
            unpaid: whyUnpaid(kept, practised.finished && !whole),
            extras,
            xp: learner.xp,
            gems: learner.gems,
            hearts: heartsAt(learner.heartsFullAt, locked.now),
            streak: streakAt(streakOf(learner), now, here).current,
            words: [...new Set(asked)].flatMap((wordId) => words.get(wordId) ?? []).map(sent),
          };
          const written = [
            ...reviewsChange(learnerId, practiceId, unheard, now),
            ...changes,
            ...sessionChange(learnerId, kept),
          ];
          return { answer, changes: written };
        },
      };
    },
  });
}

function payFor(locked: LockedLearner, practiceId: string): void {
  const { learner, now } = locked;
  pay(locked, `practice:${practiceId}`, { xp: PRACTICE_XP });
  learner.heartsFullAt = giveHeart(credibleFullAt(learner.heartsFullAt, now), now);
}

function paidBeside(paid: readonly PaidSession[], moment: Moment, now: Date): number {
  const day = paidDay(moment, now);
  const own = { at: moment.at.getTime(), zone: moment.zone };
  return paid.filter((each) => each.day === day || sharesPay(each, own)).length;
}

function whyUnpaid(
  { xp, finishedAt }: PracticeSession,
  tooFew: boolean,
): Answer<'POST /api/practice/complete'>['unpaid'] {
  if (xp > 0) return null;
  if (finishedAt !== null) return 'enough_today';
  return tooFew ? 'too_few_reviews' : 'not_finished';
}
