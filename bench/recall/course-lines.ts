import { joinTexts } from '@hajde/course/join';
import { lexiconForms } from '@hajde/course/lexicon-forms';
import { readContent } from '@hajde/course/read';
import { linesOf } from '@hajde/rules/practice/lines';
import { materialOf } from '@hajde/rules/practice/material';

const { content } = await readContent();
const lessons = joinTexts(content).units.flatMap((unit) => unit.lessons);

/** The simulated words are those of the course, in the order in which it teaches them. */
export const wordIds: readonly string[] = lessons.flatMap(({ newWords }) => newWords);

const numbers = new Map(wordIds.map((wordId, number) => [wordId, number]));
export const numberOf = (wordId: string): number => numbers.get(wordId) ?? Number.NaN;

export const material = materialOf(lessons.flatMap(linesOf), lexiconForms(content.lexicon));
