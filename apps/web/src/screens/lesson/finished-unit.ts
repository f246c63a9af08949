import type { Unit } from '@hajde/rules/course/course';
import { isFinished } from '@hajde/rules/path/unit-state';
import type { QueryClient } from '@tanstack/react-query';
import { outline } from '../../course/course.ts';
import type { FinishedUnit } from '../../learner/finished-lesson.ts';
import { progressOf } from '../../learner/reads.ts';

/**
 * The unit, if this lesson is the last that was missing in it. Told before the lesson is handed in, which
 * must wait for nothing, and so of what is known by then; where that is nothing, nothing is celebrated.
 */
export function finishedUnit(
  queries: QueryClient,
  userId: string,
  unit: Unit,
  lessonId: string,
): FinishedUnit | null {
  const units = queries.getQueryData(outline().queryKey)?.units;
  const progress = queries.getQueryData(progressOf(userId).queryKey);
  if (!units || !progress) return null;
  const before = new Set(progress.filter(({ completed }) => completed).map((it) => it.lessonId));
  const after = new Set([...before, lessonId]);
  if (isFinished(unit, before) || !isFinished(unit, after)) return null;
  const share = (done: ReadonlySet<string>) =>
    units.filter((each) => isFinished(each, done)).length / units.length;
  return { title: unit.title, from: share(before), to: share(after) };
}
