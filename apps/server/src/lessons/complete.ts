import type { Extra } from '@hajde/contract/extras';
import type { Completion } from '@hajde/contract/lessons';
import { credibleFullAt, heartsAt, loseHearts } from '@hajde/rules/hearts';
import { lessonReward, STREAK_WEEK_GEMS, UNIT_FINISHED_GEMS } from '@hajde/rules/rewards';
import { streakAt } from '@hajde/rules/streak';
import { and, eq, sql } from 'drizzle-orm';
import type { Catalogue } from '../course/catalogue.ts';
import { completion, ledger, progress } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import {
  type Account,
  changeAccount,
  countDay,
  type Moment,
  pay,
  saveAccount,
} from '../learners/account.ts';
import { grantAwards } from '../learners/awards.ts';
import { streakOf } from '../learners/learner.ts';
import { progressOf, tallyProgress } from '../learners/progress.ts';
import { learnDay } from '../learners/streak.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Server } from '../server.ts';
import { type Judged, judge } from './judge.ts';

export interface Finished {
  readonly completionId: string;
  readonly lessonId: string;
  readonly unitId: string;
  readonly perfect: boolean;
  readonly answers: readonly string[] | undefined;
}

/** Takes in a finished lesson: decides what it pays, pays it once, and says what was really earned. */
export async function completeLesson(
  server: Server,
  learnerId: string,
  finished: Finished,
  moment: Moment,
): Promise<Completion> {
  const found = server.course.lesson(finished.lessonId);
  if (found === undefined || found.unit.id !== finished.unitId) throw notFound('lesson');
  const now = server.now();
  const result = judge(found.lesson, finished);

  return changeAccount(server, learnerId, moment, async (account, tx) => {
    const [earlier, done, unitPaid] = await Promise.all([
      earlierAnswer(tx, learnerId, finished.completionId),
      progressOf(tx, learnerId),
      isPaid(tx, learnerId, unitKey(found.unit.id)),
    ]);
    if (earlier !== undefined) return earlier;
    refuseWiped(account);

    const { learner } = account;
    const doubled = isDoubled(account);
    const reward = lessonReward(found.lesson, { perfect: result.perfect, doubled });
    pay(account, `lesson:${finished.completionId}`, reward);
    const fullAt = credibleFullAt(learner.heartsFullAt, now);
    learner.heartsFullAt = loseHearts(fullAt, result.mistakes, moment.at);
    countLesson(account, result);
    const weeks = await learnDay(tx, account, now);

    done.set(found.lesson.id, result.perfect || done.get(found.lesson.id) === true);
    learner.tally = { ...learner.tally, ...tallyProgress(server.course, done) };
    const unitFinished = !unitPaid && found.unit.lessons.every(({ id }) => done.has(id));
    const extras = weeks.map(streakWeek);
    if (unitFinished) extras.push(finishUnit(account, found.unit));
    extras.push(...grantAwards(account, server.course));

    const answer: Completion = {
      completionId: finished.completionId,
      lessonId: found.lesson.id,
      unitId: found.unit.id,
      perfect: result.perfect,
      mistakes: result.mistakes,
      xpEarned: reward.xp,
      gemsEarned: reward.gems,
      doubled,
      extras,
      xp: learner.xp,
      gems: learner.gems,
      hearts: heartsAt(learner.heartsFullAt, now),
      streak: streakAt(streakOf(learner), now, moment.zone).current,
    };
    await Promise.all([
      keepCompletion(tx, server.course, account, finished, answer, now),
      keepProgress(tx, learnerId, found.lesson.id, result.perfect, moment.at),
      saveAccount(tx, account),
    ]);
    return answer;
  });
}

async function earlierAnswer(tx: Tx, learnerId: string, completionId: string) {
  const [row] = await tx
    .select({ answer: completion.answer })
    .from(completion)
    .where(and(eq(completion.learnerId, learnerId), eq(completion.completionId, completionId)));
  return row?.answer;
}

async function isPaid(tx: Tx, learnerId: string, key: string): Promise<boolean> {
  const rows = await tx
    .select({ key: ledger.key })
    .from(ledger)
    .where(and(eq(ledger.learnerId, learnerId), eq(ledger.key, key)));
  return rows.length > 0;
}

function refuseWiped({ learner: { wipedAt }, moment }: Account): void {
  if (wipedAt !== null && moment.at < wipedAt) {
    throw new Refusal(
      409,
      'before_fresh_start',
      'This lesson was finished before your fresh start.',
    );
  }
}

function isDoubled({ learner: { doubleXpFrom, doubleXpUntil }, moment: { at } }: Account): boolean {
  return (
    doubleXpFrom !== null && doubleXpUntil !== null && doubleXpFrom <= at && at < doubleXpUntil
  );
}

function countLesson(account: Account, { perfect, right, wrong }: Judged): void {
  countDay(account, 'lessons');
  countDay(account, 'perfectLessons', perfect ? 1 : 0);
  countDay(account, 'rightAnswers', right);
  countDay(account, 'wrongAnswers', wrong);
}

const streakWeek = (week: number): Extra => ({
  kind: 'streak',
  id: `streak7:${week}`,
  name: '7-day streak',
  xp: 0,
  gems: STREAK_WEEK_GEMS,
});

const unitKey = (unitId: string) => `unit:${unitId}`;

function finishUnit(account: Account, unit: { id: string; title: string }): Extra {
  pay(account, unitKey(unit.id), { gems: UNIT_FINISHED_GEMS });
  return { kind: 'unit', id: unit.id, name: unit.title, xp: 0, gems: UNIT_FINISHED_GEMS };
}

async function keepCompletion(
  tx: Tx,
  course: Catalogue,
  { learner, moment }: Account,
  finished: Finished,
  answer: Completion,
  now: Date,
): Promise<void> {
  await tx.insert(completion).values({
    learnerId: learner.id,
    completionId: finished.completionId,
    lessonId: finished.lessonId,
    courseVersion: course.version,
    savedAt: moment.at,
    receivedAt: now,
    localDay: moment.day,
    zone: moment.zone,
    mistakes: answer.mistakes,
    answers: finished.answers ?? null,
    answer,
  });
}

/** A lesson once perfect stays perfect. */
async function keepProgress(
  tx: Tx,
  learnerId: string,
  lessonId: string,
  perfect: boolean,
  completedAt: Date,
): Promise<void> {
  await tx
    .insert(progress)
    .values({ learnerId, lessonId, perfect, completedAt })
    .onConflictDoUpdate({
      target: [progress.learnerId, progress.lessonId],
      set: { perfect: sql`${progress.perfect} or excluded.perfect` },
    });
}
