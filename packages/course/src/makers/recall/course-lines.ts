import { linesOf } from '@hajde/rules/practice/lines';
import { type Found, materialOf } from '@hajde/rules/practice/material';
import { joinTexts } from '../../join/join.ts';
import { lexiconForms } from '../../join/lexicon-forms.ts';
import { readContent } from '../../read/read.ts';

const { content } = await readContent();
const { units } = joinTexts(content);
const lessons = units.flatMap((unit) => unit.lessons);
const unitOfLesson = new Map(
  units.flatMap((unit) => unit.lessons.map(({ id }) => [id, unit.id] as const)),
);
const unitOfWord = new Map(
  lessons.flatMap(({ id, newWords }) =>
    newWords.map((wordId) => [wordId, unitOfLesson.get(id)] as const),
  ),
);
const material = materialOf(lessons.flatMap(linesOf), lexiconForms(content.lexicon));

/** The simulated words are those of the course, in the order in which it teaches them. */
export const wordIds: readonly string[] = lessons.flatMap(({ newWords }) => newWords);

const numbers = new Map(wordIds.map((wordId, number) => [wordId, number]));
export const numberOf = (wordId: string): number | undefined => numbers.get(wordId);

/** The lines of the units that teach these words: a session has no others at hand. */
export function linesFor(session: readonly string[]): (wordId: string) => Found[] {
  const units = new Set(session.map((wordId) => unitOfWord.get(wordId)));
  return (wordId) =>
    material.linesWith(wordId).filter(({ line }) => units.has(unitOfLesson.get(line.lessonId)));
}
