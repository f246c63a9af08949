import type { LessonOutline, UnitOutline } from '../course/course.ts';
import { type Completed, completedCount } from './unit-state.ts';

/**
 * The lesson to suggest, undefined once the course is finished. By the specification it is found by
 * counting: whoever completed lessons out of order may be shown one of them again.
 */
export function nextLesson<U extends UnitOutline>(
  units: readonly U[],
  completedLessonIds: Completed,
): { unit: U; lesson: U['lessons'][number] } | undefined {
  for (const unit of units.toSorted(byOrder)) {
    const lesson = unit.lessons.toSorted(byOrder)[completedCount(unit, completedLessonIds)];
    if (lesson) return { unit, lesson };
  }
  return undefined;
}

/** The next lesson of the same unit, undefined after its last. */
export function lessonAfter<L extends LessonOutline>(
  unit: { readonly lessons: readonly L[] },
  lessonId: string,
): L | undefined {
  const lessons = unit.lessons.toSorted(byOrder);
  const at = lessons.findIndex(({ id }) => id === lessonId);
  return at === -1 ? undefined : lessons[at + 1];
}

/** Home's bar of a unit, in percent: the lessons before this one. */
export function homeLessonProgress(order: number, lessonsInUnit: number): number {
  return (100 * (order - 1)) / lessonsInUnit;
}

function byOrder(a: { readonly order: number }, b: { readonly order: number }): number {
  return a.order - b.order;
}
