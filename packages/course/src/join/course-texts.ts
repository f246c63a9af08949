import type { Course, CulturalContent } from '@hajde/rules/course/course';

/** What of the course is in Albanian. */
export interface CourseTexts
  extends Pick<
    Course,
    'units' | 'placement' | 'pronunciation' | 'conversations' | 'cast' | 'sounds' | 'occasions'
  > {
  readonly culture: readonly Omit<CulturalContent, 'words' | 'ipa'>[];
}
