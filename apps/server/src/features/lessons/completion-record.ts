import type { Completion } from '@hajde/contract/lessons';
import type { PlayedLesson } from '@hajde/rules/pace';
import type { Change, Statement } from '../../db/statement.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { LockedLearner } from '../../ledger/locked-learner.ts';
import { PLAYED_AROUND, rangesAround } from '../../ledger/pace.ts';

/** A lesson that somebody says they have finished. */
export interface Finished {
  readonly completionId: string;
  readonly lessonId: string;
  readonly unitId: string;
  readonly perfect: boolean;
  readonly answers: readonly string[] | undefined;
  readonly courseVersion?: string | undefined;
}

interface Before {
  /** What this very completion was answered, if it came before. */
  readonly earlier: Completion | null;
  /** The lessons completed, each with whether it was ever perfect. */
  readonly done: Record<string, boolean>;
  readonly unitPaid: boolean;
  /** What was played around this one, and around now. */
  readonly played: readonly PlayedLesson[];
}

const BEFORE: Statement = {
  name: 'before-completion',
  text: `
    select
      (select answer from completion where learner_id = $1 and completion_id = $2) as earlier,
      (select coalesce(json_object_agg(lesson_id, perfect), '{}') from progress
       where learner_id = $1) as done,
      exists (select from ledger where learner_id = $1 and key = $3) as "unitPaid",
      ${PLAYED_AROUND} as played`,
};

/** What was there before this lesson. */
export async function before(
  tx: Transaction,
  learnerId: string,
  { completionId, unitId }: Finished,
  at: Date,
  now: Date,
): Promise<Before> {
  const values = [learnerId, completionId, unitKey(unitId), ...rangesAround(at, now)];
  const [row] = await tx.rows<Before>(BEFORE, values);
  if (row === undefined) throw new Error('A statement without a table returned no row.');
  return row;
}

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
