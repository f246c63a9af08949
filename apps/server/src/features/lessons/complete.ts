import type { Extra } from '@hajde/contract/extras';
import type { Completion } from '@hajde/contract/lessons';
import { doublesLesson, isLate } from '@hajde/rules/game/double-xp';
import { credibleFullAt, heartsAt, loseHearts } from '@hajde/rules/game/hearts';
import { lessonReward, UNIT_FINISHED_GEMS } from '@hajde/rules/game/rewards';
import { streakAt } from '@hajde/rules/streak/streak';
import { notFound } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import { finishOnce, lookUp } from '../../ledger/finish-once.ts';
import { lessonKey } from '../../ledger/finished-kinds.ts';
import { countDay, type LockedLearner, type Moment, pay } from '../../ledger/locked-learner.ts';
import { tallyProgress } from '../../ledger/progress.ts';
import { streakOf } from '../../ledger/user.ts';
import {
  BEFORE,
  completionChange,
  type Finished,
  progressChange,
  type Seen,
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
  const { course } = server;
  const { completionId, lessonId, unitId } = finished;
  const found = course.lesson(lessonId);
  if (found === undefined || found.unit.id !== unitId) throw notFound('lesson');
  const { lesson, unit } = found;
  const result = judge(course.releasesOfLesson(lessonId), finished);
  const { perfect, mistakes } = result;

  return finishOnce(server, claimed, {
    kind: 'lesson',
    learnerId,
    idempotencyKey: completionId,
    look: (tx, common) => lookUp<Seen>(tx, BEFORE, [...common, unitKey(unitId)]),
    settle(locked, seen) {
      const { learner, now } = locked;
      const claimedAgain = result.courseVersion === null && seen.done[lessonId] === true;
      let doubled = false;
      let reward = { xp: 0, gems: 0 };
      return {
        finished: true,
        pay() {
          doubled = isDoubled(locked);
          reward = lessonReward(lesson, { perfect, doubled, claimedAgain });
          pay(locked, lessonKey(completionId), reward);
          const fullAt = credibleFullAt(learner.heartsFullAt, now);
          learner.heartsFullAt = loseHearts(fullAt, mistakes, locked.moment.at);
          countLesson(locked, result);
          const done = new Map(Object.entries(seen.done));
          done.set(lessonId, perfect || done.get(lessonId) === true);
          learner.tally = { ...learner.tally, ...tallyProgress(course, done) };
          const unitFinished = !seen.unitPaid && unit.lessons.every(({ id }) => done.has(id));
          return unitFinished ? [finishUnit(locked, unit)] : [];
        },
        conclude(extras) {
          const answer: Completion = {
            completionId,
            lessonId,
            unitId,
            perfect,
            mistakes,
            xpEarned: reward.xp,
            gemsEarned: reward.gems,
            doubled,
            extras: [...extras],
            xp: learner.xp,
            gems: learner.gems,
            hearts: heartsAt(learner.heartsFullAt, now),
            streak: streakAt(streakOf(learner), now, locked.moment.here).current,
          };
          const version = result.courseVersion ?? course.version;
          const changes = [
            completionChange(version, locked, { ...finished, chosen: result.chosen }, answer),
            progressChange(locked, lessonId, perfect),
          ];
          return { answer, changes };
        },
      };
    },
  });
}

/** Counts those that came late: a double XP has room for some. */
function isDoubled({ learner, moment, now }: LockedLearner): boolean {
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
