import type { Extra } from '@hajde/contract/extras';
import type { Completion } from '@hajde/contract/lessons';
import { doublesLesson, isLate } from '@hajde/rules/double-xp';
import { credibleFullAt, heartsAt, loseHearts } from '@hajde/rules/hearts';
import { lessonReward, UNIT_FINISHED_GEMS } from '@hajde/rules/rewards';
import { streakAt } from '@hajde/rules/streak';
import type { Transaction } from '../../db/transaction.ts';
import { notFound } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import { grantAwards } from '../../ledger/awards.ts';
import {
  changeLearner,
  countDay,
  type LockedLearner,
  type Moment,
  pay,
} from '../../ledger/locked-learner.ts';
import { keepPace } from '../../ledger/pace.ts';
import { tallyProgress } from '../../ledger/progress.ts';
import { refuseIfWiped } from '../../ledger/refuse-wiped.ts';
import { saveLearner } from '../../ledger/save-learner.ts';
import { learnDay, streakWeek } from '../../ledger/streak.ts';
import { streakOf } from '../../ledger/user.ts';
import {
  before,
  completionChange,
  type Finished,
  progressChange,
  unitKey,
} from './completion-record.ts';
import { type Judged, judge } from './judge-answers.ts';

/** Takes in a finished lesson: decides what it pays, pays it once, and says what was really earned. */
export async function completeLesson(
  server: Server,
  learnerId: string,
  finished: Finished,
  claimed: Moment,
): Promise<Completion> {
  const found = server.course.lesson(finished.lessonId);
  if (found === undefined || found.unit.id !== finished.unitId) throw notFound('lesson');
  const now = server.now();
  const result = judge(server.course.releasesOfLesson(finished.lessonId), finished);

  const look = (tx: Transaction) => before(tx, learnerId, finished, claimed.at, now);
  return changeLearner(server, learnerId, claimed, look, async (locked, tx, seen) => {
    if (seen.earlier !== null) return seen.earlier;
    refuseIfWiped(locked, 'This lesson was finished before your fresh start.');
    keepPace(locked, seen.played, now);

    const { learner, moment } = locked;
    const doubled = isDoubled(locked, now);
    const claimedAgain = result.courseVersion === null && seen.done[found.lesson.id] === true;
    const reward = lessonReward(found.lesson, { perfect: result.perfect, doubled, claimedAgain });
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
      streak: streakAt(streakOf(learner), now, moment.here).current,
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

/** Counts those that came late: a double XP has room for some. */
function isDoubled({ learner, moment }: LockedLearner, now: Date): boolean {
  const window = {
    from: learner.doubleXpFrom,
    until: learner.doubleXpUntil,
    late: learner.doubleXpLate,
  };
  const doubled = doublesLesson(window, moment.at, now);
  if (doubled && isLate(moment.at, now)) learner.doubleXpLate += 1;
  return doubled;
}

function countLesson(locked: LockedLearner, { perfect, right, wrong }: Judged): void {
  countDay(locked, 'lessons');
  countDay(locked, 'perfectLessons', perfect ? 1 : 0);
  countDay(locked, 'rightAnswers', right);
  countDay(locked, 'wrongAnswers', wrong);
}

function finishUnit(locked: LockedLearner, unit: { id: string; title: string }): Extra {
  pay(locked, unitKey(unit.id), { gems: UNIT_FINISHED_GEMS });
  return { kind: 'unit', id: unit.id, name: unit.title, xp: 0, gems: UNIT_FINISHED_GEMS };
}
