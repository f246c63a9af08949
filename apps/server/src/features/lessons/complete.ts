import type { Extra } from '@hajde/contract/extras';
import type { Completion } from '@hajde/contract/lessons';
import type { Catalogue } from '@hajde/rules/catalogue';
import { credibleFullAt, heartsAt, loseHearts } from '@hajde/rules/hearts';
import { lessonReward, STREAK_WEEK_GEMS, UNIT_FINISHED_GEMS } from '@hajde/rules/rewards';
import { streakAt } from '@hajde/rules/streak';
import { byHand, type Tx } from '../../db/transaction.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import { grantAwards } from '../../ledger/awards.ts';
import {
  type Account,
  changeAccount,
  countDay,
  type Moment,
  pay,
} from '../../ledger/locked-learner.ts';
import { tallyProgress } from '../../ledger/progress.ts';
import { type Change, iso, saveAccount } from '../../ledger/save-learner.ts';
import { learnDay } from '../../ledger/streak.ts';
import { streakOf } from '../../ledger/user.ts';
import { type Judged, judge } from './judge.ts';

interface Finished {
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

  const look = (tx: Tx) => before(tx, learnerId, finished);
  return changeAccount(server, learnerId, moment, look, async (account, tx, seen) => {
    if (seen.earlier !== null) return seen.earlier;
    refuseWiped(account);

    const { learner } = account;
    const doubled = isDoubled(account);
    const reward = lessonReward(found.lesson, { perfect: result.perfect, doubled });
    pay(account, `lesson:${finished.completionId}`, reward);
    const fullAt = credibleFullAt(learner.heartsFullAt, now);
    learner.heartsFullAt = loseHearts(fullAt, result.mistakes, moment.at);
    countLesson(account, result);
    const weeks = await learnDay(tx, account, now);

    const done = new Map(Object.entries(seen.done));
    done.set(found.lesson.id, result.perfect || done.get(found.lesson.id) === true);
    learner.tally = { ...learner.tally, ...tallyProgress(server.course, done) };
    const unitFinished = !seen.unitPaid && found.unit.lessons.every(({ id }) => done.has(id));
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
    saveAccount(
      tx,
      account,
      completionOf(tx, server.course, account, finished, answer, now),
      progressOf(tx, account, found.lesson.id, result.perfect),
    );
    return answer;
  });
}

interface Before {
  /** What this very completion was answered, if it came before. */
  readonly earlier: Completion | null;
  /** The lessons completed, each with whether it was ever perfect. */
  readonly done: Record<string, boolean>;
  readonly unitPaid: boolean;
}

/** What was there before this lesson. */
async function before(
  tx: Tx,
  learnerId: string,
  { completionId, unitId }: Finished,
): Promise<Before> {
  const [row] = await byHand(tx)<Before[]>`
    select
      (select answer from completion
       where learner_id = ${learnerId} and completion_id = ${completionId}) as earlier,
      (select coalesce(json_object_agg(lesson_id, perfect), '{}') from progress
       where learner_id = ${learnerId}) as done,
      exists (select from ledger
              where learner_id = ${learnerId} and key = ${unitKey(unitId)}) as "unitPaid"`;
  if (row === undefined) throw new Error('A statement without a table returned no row.');
  return row;
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

function completionOf(
  tx: Tx,
  course: Catalogue,
  { learner, moment }: Account,
  finished: Finished,
  answer: Completion,
  now: Date,
): Change {
  const answers = finished.answers === undefined ? null : JSON.stringify(finished.answers);
  return byHand(tx)`
    insert into completion (learner_id, completion_id, lesson_id, course_version, saved_at,
      received_at, local_day, zone, mistakes, answers, answer)
    values (${learner.id}, ${finished.completionId}, ${finished.lessonId}, ${course.version},
      ${iso(moment.at)}, ${iso(now)}, ${moment.day}, ${moment.zone}, ${answer.mistakes}, ${answers},
      ${JSON.stringify(answer)})`;
}

/** A lesson once perfect stays perfect. */
function progressOf(
  tx: Tx,
  { learner, moment }: Account,
  lessonId: string,
  perfect: boolean,
): Change {
  return byHand(tx)`
    insert into progress (learner_id, lesson_id, perfect, completed_at)
    values (${learner.id}, ${lessonId}, ${perfect}, ${iso(moment.at)})
    on conflict (learner_id, lesson_id) do update set perfect = true
    where excluded.perfect and not progress.perfect`;
}
