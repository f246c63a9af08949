import type { Unit } from '@hajde/rules/course';
import { isFinished } from '@hajde/rules/unit-state';
import type { QueryClient } from '@tanstack/react-query';
import { outline } from '../../course/course.ts';
import type { FinishedUnit } from '../../learner/finished-lesson.ts';
import { progressOf } from '../../learner/reads.ts';

/**
 * The unit, if this lesson is the last that was missing in it. Asked for before the lesson is handed in,
 * of what the device knows; where that is nothing, nothing is celebrated.
 */
export async function finishedUnit(
  queries: QueryClient,
  userId: string,
  unit: Unit,
  lessonId: string,
): Promise<FinishedUnit | null> {
  try {
    const [{ units }, progress] = await Promise.all([
      queries.ensureQueryData(outline()),
      queries.ensureQueryData(progressOf(userId)),
    ]);
    const before = new Set(progress.filter(({ completed }) => completed).map((it) => it.lessonId));
    const after = new Set([...before, lessonId]);
    if (isFinished(unit, before) || !isFinished(unit, after)) return null;
    const share = (done: ReadonlySet<string>) =>
      units.filter((each) => isFinished(each, done)).length / units.length;
    return { title: unit.title, from: share(before), to: share(after) };
  } catch (error) {
    console.warn('Whether the unit is finished could not be found out.', error);
    return null;
  }
}
