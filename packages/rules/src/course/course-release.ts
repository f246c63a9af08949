import type { Course, Lesson, PlacementQuestion, Question, Unit } from './course.ts';

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
type ReleasedQuestion = Pick<Question, 'correctAnswer' | 'options'>;
export type ReleasedPlacementQuestion = Pick<
  PlacementQuestion,
  'correctAnswer' | 'options' | 'difficulty'
>;

type ServedQuestion = Omit<Question, 'words' | 'optionTranslations'>;

/**
 * Its questions are without what their words and options mean, which only players show. Thousands of small
 * objects that each begin with another word fill V8's table of what an empty object may become, and from
 * then on every object in the process is slow to make: the server then answered half as many reads.
 */
export interface ServedLesson extends Omit<Lesson, 'questions'> {
  readonly questions: readonly ServedQuestion[];
}

export interface ServedUnit extends Omit<Unit, 'lessons'> {
  readonly lessons: readonly ServedLesson[];
}

/** The course as the server loads it: with the keys of the releases before it, and its new words. */
export interface ServedCourse extends Omit<Course, 'units'> {
  readonly units: readonly ServedUnit[];
  readonly previousReleases: readonly CourseRelease[];
  /** New word → what the list of a learner's words tells about it. */
  readonly vocabulary: Readonly<Record<string, VocabularyWord>>;
}

export interface VocabularyWord {
  readonly means: string;
  readonly part: string;
  readonly ipa: string;
  /** The standard forms, where the word is Kosovo usage. */
  readonly standard: readonly string[];
  /** The Kosovo forms, where the word is the standard's. */
  readonly kosovo: readonly string[];
  /** The first line of the course with the word in it. */
  readonly sentence: { readonly albanian: string; readonly english: string } | null;
}

export function servedUnit(unit: Unit): ServedUnit {
  return { ...unit, lessons: unit.lessons.map(servedLesson) };
}

function servedLesson(lesson: Lesson): ServedLesson {
  return { ...lesson, questions: lesson.questions.map(servedQuestion) };
}

function servedQuestion({
  words: _,
  optionTranslations: __,
  ...question
}: Question): ServedQuestion {
  return question;
}

/** What of a course its release is made of: the whole one has it, and the server's, too. */
export type Releasable = Pick<ServedCourse, 'version' | 'packs' | 'units' | 'placement'>;

export function releaseOf({ version, packs, units, placement }: Releasable): CourseRelease {
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
