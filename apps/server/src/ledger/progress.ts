import type { ServedCourse } from '@hajde/rules/course/course-release';
import type { Tally } from '@hajde/rules/game/badge-progress';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/connection.ts';
import { progress } from '../db/schema.ts';

/** The learner's completed lessons, each with whether it was ever perfect. */
export async function progressOf(
  db: Pick<Db, 'select'>,
  learnerId: string,
): Promise<Map<string, boolean>> {
  const rows = await db
    .select({ lessonId: progress.lessonId, perfect: progress.perfect })
    .from(progress)
    .where(eq(progress.learnerId, learnerId));
  return new Map(rows.map(({ lessonId, perfect }) => [lessonId, perfect]));
}

/** Counted anew each time, so that the counts cannot drift from the records. */
export function tallyProgress(
  course: Pick<ServedCourse, 'units'>,
  done: ReadonlyMap<string, boolean>,
): Required<Pick<Tally, 'lessonsCompleted' | 'perfectLessons' | 'unitsCompleted'>> {
  return {
    lessonsCompleted: done.size,
    perfectLessons: [...done.values()].filter(Boolean).length,
    unitsCompleted: course.units.filter(({ lessons }) => lessons.every(({ id }) => done.has(id)))
      .length,
  };
}
