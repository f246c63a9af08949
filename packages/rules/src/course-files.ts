import type { Lesson, Unit } from './course.ts';

/** Which files of the course there are; the manifest is the only one whose name never changes. */
export interface CourseManifest {
  readonly version: string;
  readonly outline: string;
  readonly placement: string;
  readonly pronunciation: string;
  readonly facts: string;
  /** Unit id → its file. */
  readonly units: Readonly<Record<string, string>>;
}

/** The path without its questions, and where each unit's questions are. */
export interface CourseOutline {
  readonly version: string;
  readonly units: readonly OutlinedUnit[];
}
export interface OutlinedUnit extends Omit<Unit, 'lessons'> {
  readonly file: string;
  readonly lessons: readonly OutlinedLesson[];
}
export type OutlinedLesson = Omit<Lesson, 'questions'>;
