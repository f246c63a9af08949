import type { Level } from '@hajde/rules/course/course';
import type { OutlinedLesson, OutlinedUnit } from '@hajde/rules/course/course-files';
import { type LessonState, lessonState } from '@hajde/rules/path/lesson-state';
import { type UnitState, unitState } from '@hajde/rules/path/unit-state';
import type { ProgressHere } from '../../learner/with-pending.ts';

export interface PathLesson extends OutlinedLesson {
  readonly state: LessonState;
  /** Completed on this device, and the server does not know it yet. */
  readonly notYetSynced: boolean;
}
export interface PathUnit extends Omit<OutlinedUnit, 'lessons'> {
  readonly state: UnitState;
  readonly perfectLessons: number;
  readonly lessons: readonly PathLesson[];
}

/** Every unit and lesson with the state that the learner's progress gives it. */
export function pathOf(
  units: readonly OutlinedUnit[],
  progress: ProgressHere,
  level: Level,
): PathUnit[] {
  const completed = new Set(progress.filter((it) => it.completed).map((it) => it.lessonId));
  const perfect = new Set(progress.filter((it) => it.perfect).map((it) => it.lessonId));
  const unsynced = new Set(progress.filter((it) => it.notYetSynced).map((it) => it.lessonId));
  return units.map((unit) => {
    const state = unitState(unit, units, completed, level);
    return {
      ...unit,
      state,
      perfectLessons: unit.lessons.filter(({ id }) => perfect.has(id)).length,
      lessons: unit.lessons.map((lesson) => ({
        ...lesson,
        state: lessonState(lesson, unit, state, completed),
        notYetSynced: unsynced.has(lesson.id),
      })),
    };
  });
}
