import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Question } from '@hajde/rules/course/course';
import type { CourseManifest, SpokenLesson, UnitFile } from '@hajde/rules/course/course-files';

const COURSE = join(import.meta.dirname, '../../packages/course/dist');

/** A lesson with those of its questions that are looked at. */
export interface LessonToFit {
  readonly unit: UnitFile;
  readonly lesson: SpokenLesson;
  readonly places: readonly number[];
}

export async function wholeCourse(): Promise<LessonToFit[]> {
  const { units } = await built<CourseManifest>('course-manifest.json');
  const files = await Promise.all(Object.values(units).map((file) => built<UnitFile>(file)));
  return files.flatMap((unit) =>
    unit.lessons.map((lesson) => {
      const places = [...lesson.questions.keys()];
      // Nothing is said, so nothing has to be fetched.
      const speech = { ...lesson.speech, file: null, clips: {} };
      const questions = lesson.questions.map(translated);
      return { unit: { ...unit, lessons: [] }, lesson: { ...lesson, speech, questions }, places };
    }),
  );
}

/** Of the whole course, the questions with the most text; where that is as much, the earlier ones. */
export function tightest(course: readonly LessonToFit[], count: number): LessonToFit[] {
  const questions = course.flatMap((each) =>
    each.places.map((at) => ({ each, at, height: textHeight(each.lesson.questions[at]) })),
  );
  const chosen = questions.sort((a, b) => b.height - a.height).slice(0, count);
  return course.flatMap((each) => {
    const places = chosen.filter((one) => one.each === each).map(({ at }) => at);
    return places.length === 0 ? [] : [{ ...each, places }];
  });
}

/** About as many pixels as its texts take on a phone. */
function textHeight(question: Question | undefined): number {
  if (!question) return 0;
  const { audio = '', options, explanation = '' } = question;
  const lines = (text: string, letters: number) => Math.ceil(text.length / letters);
  const ofOptions = options.reduce((sum, option) => sum + lines(option, 34), 0);
  return (
    26 * lines(question.question, 32) +
    34 * lines(audio, 28) +
    22 * ofOptions +
    20 * lines(explanation, 46)
  );
}

/** Where the course has no English of a text yet, the text itself takes its place: it is as long. */
function translated(question: Question): Question {
  const { audio, optionsLang, options, optionTranslations = {} } = question;
  const english = Object.fromEntries(options.map((option) => [option, option]));
  return {
    ...question,
    ...(audio && { translation: question.translation ?? audio }),
    ...(optionsLang === 'sq' && { optionTranslations: { ...english, ...optionTranslations } }),
  };
}

async function built<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(join(COURSE, file), 'utf8'));
}
