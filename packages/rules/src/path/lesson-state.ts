import type { LessonOutline, UnitOutline } from '../course/course.ts';
import { type Completed, completedCount, type UnitState } from './unit-state.ts';

/** The circles of a unit on the path. */
export const LESSONS_PER_ROW = 5;

export type LessonState = 'completed' | 'current' | 'locked';

/** How a lesson's circle looks on the path. */
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
