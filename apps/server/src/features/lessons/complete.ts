import type { Extra } from '@hajde/contract/extras';
import type { Completion } from '@hajde/contract/lessons';
import { isDoubleXp } from '@hajde/rules/double-xp';
import { credibleFullAt, heartsAt, loseHearts } from '@hajde/rules/hearts';
import { lessonReward, UNIT_FINISHED_GEMS } from '@hajde/rules/rewards';
import { streakAt } from '@hajde/rules/streak';
import type { Change, Statement } from '../../db/statement.ts';
import type { Transaction } from '../../db/transaction.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import { grantAwards } from '../../ledger/awards.ts';
import {
  changeLearner,
  countDay,
  type LockedLearner,
  type Moment,
  pay,
} from '../../ledger/locked-learner.ts';
import { tallyProgress } from '../../ledger/progress.ts';
import { saveLearner } from '../../ledger/save-learner.ts';
import { learnDay, streakWeek } from '../../ledger/streak.ts';
import { streakOf } from '../../ledger/user.ts';
import { type Judged, judge } from './judge.ts';

interface Finished {
  readonly completionId: string;
  readonly lessonId: string;
  readonly unitId: string;
  readonly perfect: boolean;
  readonly answers: readonly string[] | undefined;
  readonly courseVersion?: string | undefined;
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
  const result = judge(server.course.releasesOfLesson(finished.lessonId), finished);

  const look = (tx: Transaction) => before(tx, learnerId, finished);
  return changeLearner(server, learnerId, moment, look, async (locked, tx, seen) => {
    if (seen.earlier !== null) return seen.earlier;
    refuseWiped(locked);

    const { learner } = locked;
    const doubled = isDoubleXp(learner.doubleXpUntil, moment.at, learner.doubleXpFrom);
    const reward = lessonReward(found.lesson, { perfect: result.perfect, doubled });
    pay(locked, `lesson:${finished.completionId}`, reward);
    const fullAt = credibleFullAt(learner.heartsFullAt, now);
    learner.heartsFullAt = loseHearts(fullAt, result.mistakes, moment.at);
    countLesson(locked, result);
    const weeks = await learnDay(tx, locked, now);

    const done = new Map(Object.entries(seen.done));
    done.set(found.lesson.id, result.perfect || done.get(found.lesson.id) === true);
    learner.tally = { ...learner.tally, ...tallyProgress(server.course, done) };
    const unitFinished = !seen.unitPaid && found.unit.lessons.every(({ id }) => done.has(id));
    const extras = weeks.map(streakWeek);
    if (unitFinished) extras.push(finishUnit(locked, found.unit));
    extras.push(...grantAwards(locked, server.course));

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
    saveLearner(
      tx,
      locked,
      completionChange(
        result.courseVersion ?? server.course.version,
        locked,
        finished,
        answer,
        now,
      ),
      progressChange(locked, found.lesson.id, result.perfect),
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

const BEFORE: Statement = {
  name: 'before-completion',
  text: `
    select
      (select answer from completion where learner_id = $1 and completion_id = $2) as earlier,
      (select coalesce(json_object_agg(lesson_id, perfect), '{}') from progress
       where learner_id = $1) as done,
      exists (select from ledger where learner_id = $1 and key = $3) as "unitPaid"`,
};

/** What was there before this lesson. */
async function before(
  tx: Transaction,
  learnerId: string,
  { completionId, unitId }: Finished,
): Promise<Before> {
  const [row] = await tx.rows<Before>(BEFORE, [learnerId, completionId, unitKey(unitId)]);
  if (row === undefined) throw new Error('A statement without a table returned no row.');
  return row;
}

function refuseWiped({ learner: { wipedAt }, moment }: LockedLearner): void {
  if (wipedAt !== null && moment.at < wipedAt) {
    throw new Refusal(
      409,
      'before_fresh_start',
      'This lesson was finished before your fresh start.',
    );
  }
}

function countLesson(locked: LockedLearner, { perfect, right, wrong }: Judged): void {
  countDay(locked, 'lessons');
  countDay(locked, 'perfectLessons', perfect ? 1 : 0);
  countDay(locked, 'rightAnswers', right);
  countDay(locked, 'wrongAnswers', wrong);
}

const unitKey = (unitId: string) => `unit:${unitId}`;

function finishUnit(locked: LockedLearner, unit: { id: string; title: string }): Extra {
  pay(locked, unitKey(unit.id), { gems: UNIT_FINISHED_GEMS });
  return { kind: 'unit', id: unit.id, name: unit.title, xp: 0, gems: UNIT_FINISHED_GEMS };
}

const COMPLETION: Statement = {
  name: 'completion',
  text: `
    insert into completion (learner_id, completion_id, lesson_id, course_version, saved_at,
      received_at, local_day, zone, mistakes, answers, answer)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
};

function completionChange(
  courseVersion: string,
  { learner, moment }: LockedLearner,
  finished: Finished,
  answer: Completion,
  now: Date,
): Change {
  return {
    statement: COMPLETION,
    values: [
      learner.id,
      finished.completionId,
      finished.lessonId,
      courseVersion,
      moment.at.toISOString(),
      now.toISOString(),
      moment.day,
      moment.zone,
      answer.mistakes,
      finished.answers === undefined ? null : JSON.stringify(finished.answers),
      JSON.stringify(answer),
    ],
  };
}

/** A lesson once perfect stays perfect. */
const PROGRESS: Statement = {
  name: 'progress',
  text: `
    insert into progress (learner_id, lesson_id, perfect, completed_at) values ($1, $2, $3, $4)
    on conflict (learner_id, lesson_id) do update set perfect = true
    where excluded.perfect and not progress.perfect`,
};

function progressChange(
  { learner, moment }: LockedLearner,
  lessonId: string,
  perfect: boolean,
): Change {
  return {
    statement: PROGRESS,
    values: [learner.id, lessonId, perfect, moment.at.toISOString()],
  };
}
