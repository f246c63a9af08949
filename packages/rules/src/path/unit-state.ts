import type { Level, UnitOutline } from '../course/course.ts';

/** The last unit, by order, that each placement level opens. */
export const UNLOCK_LIMITS = {
  beginner: 1,
  intermediate: 4,
  advanced: 7,
} as const satisfies Record<Level, number>;

export type UnitState = 'completed' | 'current' | 'unlocked' | 'locked';

/** The ids of the lessons that a learner has completed. */
export type Completed = ReadonlySet<string>;

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

export function isFinished(unit: UnitOutline, completedLessonIds: Completed): boolean {
  return completedCount(unit, completedLessonIds) === unit.lessons.length;
}

export function completedCount(unit: UnitOutline, completedLessonIds: Completed): number {
  return unit.lessons.filter(({ id }) => completedLessonIds.has(id)).length;
}
