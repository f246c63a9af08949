import type { Course } from '@hajde/rules/course/course';

/** What of the course is in Albanian. */
export type CourseTexts = Pick<
  Course,
  | 'units'
  | 'placement'
  | 'pronunciation'
  | 'culture'
  | 'conversations'
  | 'cast'
  | 'sounds'
  | 'occasions'
>;
