import type { Completion } from '@hajde/contract/lessons';
import type { Change, Statement } from '../../db/statement.ts';
import { type SeenBefore, seenBefore } from '../../ledger/finish-once.ts';
import type { LockedLearner } from '../../ledger/locked-learner.ts';
import type { Judged } from './judge-answers.ts';

/** A lesson that somebody says they have finished. */
export interface Finished {
  readonly completionId: string;
  readonly lessonId: string;
  readonly unitId: string;
  readonly perfect: boolean;
  readonly answers: readonly string[] | undefined;
  readonly courseVersion?: string | undefined;
}

export interface Seen extends SeenBefore<Completion> {
  /** The lessons completed, each with whether it was ever perfect. */
  readonly done: Record<string, boolean>;
  readonly unitPaid: boolean;
}

export const BEFORE = seenBefore(
  'lesson',
  `(select coalesce(json_object_agg(lesson_id, perfect), '{}') from progress
    where learner_id = $1) as done,
   exists (select from ledger where learner_id = $1 and key = $7) as "unitPaid"`,
);

export const unitKey = (unitId: string) => `unit:${unitId}`;

const COMPLETION: Statement = {
  name: 'completion',
  text: `
    insert into completion (learner_id, completion_id, lesson_id, course_version, saved_at,
      received_at, local_day, zone, mistakes, answers, answer)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
};

export function completionChange(
  courseVersion: string,
  { learner, moment, now }: LockedLearner,
  finished: Finished & Pick<Judged, 'chosen'>,
  answer: Completion,
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
      finished.chosen && JSON.stringify(finished.chosen),
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

export function progressChange(
  { learner, moment }: LockedLearner,
  lessonId: string,
  perfect: boolean,
): Change {
  return {
    statement: PROGRESS,
    values: [learner.id, lessonId, perfect, moment.at.toISOString()],
  };
}
