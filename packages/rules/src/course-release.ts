import type { Course, PlacementQuestion, Question } from './course.ts';

/**
 * What is kept of a release once the course has changed: enough to judge the answers of those who
 * still play it, from a pack, an open tab or a half-done placement test.
 */
export interface CourseRelease {
  readonly version: string;
  /** Pack id → its version in this release, which downloaded packs are known by. */
  readonly packs: Readonly<Record<string, string>>;
  /** Lesson id → its questions, in their order. */
  readonly lessons: Readonly<Record<string, { readonly questions: readonly ReleasedQuestion[] }>>;
  readonly placement: readonly ReleasedPlacementQuestion[];
}

/** The key, and the options by which answers show whether they belong to it. */
export type ReleasedQuestion = Pick<Question, 'correctAnswer' | 'options'>;
export type ReleasedPlacementQuestion = Pick<
  PlacementQuestion,
  'correctAnswer' | 'options' | 'difficulty'
>;

/** The course as the server loads it: with the keys of the releases before it. */
export interface ServedCourse extends Course {
  readonly previousReleases: readonly CourseRelease[];
}

export function releaseOf({ version, packs, units, placement }: Course): CourseRelease {
  const lessons = units.flatMap((unit) => unit.lessons);
  return {
    version,
    packs: Object.fromEntries(packs.map((pack) => [pack.id, pack.version])),
    lessons: Object.fromEntries(
      lessons.map(({ id, questions }) => [
        id,
        {
          questions: questions.map(({ correctAnswer, options }) => ({ correctAnswer, options })),
        },
      ]),
    ),
    placement: placement.map(({ correctAnswer, options, difficulty }) => {
      return { correctAnswer, options, difficulty };
    }),
  };
}
