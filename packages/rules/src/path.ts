import type { LessonOutline, Level, UnitOutline } from './course.ts';

/** The last unit, by order, that each placement level opens. */
export const UNLOCK_LIMITS = {
  beginner: 1,
  intermediate: 4,
  advanced: 7,
} as const satisfies Record<Level, number>;

export const LESSONS_PER_ROW = 5;

export type UnitState = 'completed' | 'current' | 'unlocked' | 'locked';
export type LessonState = 'completed' | 'current' | 'locked';

type Completed = ReadonlySet<string>;

export function unitState(
  unit: UnitOutline,
  units: readonly UnitOutline[],
  completedLessonIds: Completed,
  level: Level,
): UnitState {
  if (isFinished(unit, completedLessonIds)) return 'completed';
  if (completedCount(unit, completedLessonIds) > 0) return 'current';
  const byPlacement = unit.order <= UNLOCK_LIMITS[level] ? 'unlocked' : 'locked';
  if (units.every((each) => completedCount(each, completedLessonIds) === 0)) {
    return unit.order === 1 && level === 'beginner' ? 'current' : byPlacement;
  }
  const previous = units.find(({ order }) => order === unit.order - 1);
  return previous && isFinished(previous, completedLessonIds) ? 'current' : byPlacement;
}

export function lessonState(
  lesson: LessonOutline,
  unit: UnitOutline,
  stateOfUnit: UnitState,
  completedLessonIds: Completed,
): LessonState {
  if (stateOfUnit === 'locked') return 'locked';
  if (completedLessonIds.has(lesson.id)) return 'completed';
  return lesson.order - 1 === completedCount(unit, completedLessonIds) ? 'current' : 'locked';
}

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

export function isFinished(unit: UnitOutline, completedLessonIds: Completed): boolean {
  return completedCount(unit, completedLessonIds) === unit.lessons.length;
}

function completedCount(unit: UnitOutline, completedLessonIds: Completed): number {
  return unit.lessons.filter(({ id }) => completedLessonIds.has(id)).length;
}

function byOrder(a: { readonly order: number }, b: { readonly order: number }): number {
  return a.order - b.order;
}
