import type { ShopItem } from './course.ts';
import type {
  ReleasedPlacementQuestion,
  ServedCourse,
  ServedLesson,
  ServedUnit,
} from './course-release.ts';
import type { Occasion } from './occasion.ts';
import type { PlayedRelease } from './played-release.ts';

/** The course with its things found by id. */
export interface Catalogue extends ServedCourse {
  lesson(id: string): { lesson: ServedLesson; unit: ServedUnit } | undefined;
  /** The lesson that teaches this word. */
  lessonOfWord(wordId: string): ServedLesson | undefined;
  /** The first occasion with this word, which a lesson may teach as well. */
  occasionOfWord(wordId: string): Occasion | undefined;
  /** Whether the word can be practised: a lesson teaches it, or an occasion has it. */
  hasWord(wordId: string): boolean;
  item(id: string): ShopItem | undefined;
  /** A lesson as every release had it that somebody may still play, the newest first. */
  releasesOfLesson(id: string): readonly PlayedRelease[];
  readonly releasesOfPlacement: readonly PlayedRelease<ReleasedPlacementQuestion>[];
}

export function catalogue(course: ServedCourse): Catalogue {
  const lessons = new Map(
    course.units.flatMap((unit) => unit.lessons.map((lesson) => [lesson.id, { lesson, unit }])),
  );
  const lessonsOfWords = new Map(
    [...lessons.values()].flatMap(({ lesson }) => lesson.newWords.map((word) => [word, lesson])),
  );
  const occasionsOfWords = new Map(
    course.occasions
      .toReversed()
      .flatMap((occasion) => occasion.newWords.map((word) => [word, occasion])),
  );
  const items = new Map(course.shop.map((item) => [item.id, item]));
  const { version, placement, previousReleases } = course;
  return {
    ...course,
    lesson: (id) => lessons.get(id),
    lessonOfWord: (wordId) => lessonsOfWords.get(wordId),
    occasionOfWord: (wordId) => occasionsOfWords.get(wordId),
    hasWord: (wordId) => lessonsOfWords.has(wordId) || occasionsOfWords.has(wordId),
    item: (id) => items.get(id),
    releasesOfLesson: (id) => [
      { version, questions: lessons.get(id)?.lesson.questions ?? [] },
      ...previousReleases.flatMap((release) => {
        const questions = release.lessons[id]?.questions;
        return questions ? [{ version: release.version, questions }] : [];
      }),
    ],
    releasesOfPlacement: [
      { version, questions: placement },
      ...previousReleases.map((release) => ({
        version: release.version,
        questions: release.placement,
      })),
    ],
  };
}
