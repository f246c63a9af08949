import { quotedIn } from '@hajde/albanian/text/words';
import type { OccasionFile } from '../../formats/occasion.ts';
import { proseOfOccasion } from '../../join/occasions.ts';
import type { OccasionRead } from '../../read/content.ts';
import type { Problem } from '../../source/problem.ts';
import { type Path, problemIn } from '../../source/source.ts';
import type { Rule } from './rule.ts';

const OCCASIONS_AT_LEAST = 12;
const FORMULAS_AT_LEAST = 8;
const STEPS = { least: 6, most: 10 };
const ADVICE_AT_LEAST = 3;

export const occasionShape: Rule = {
  why: 'Who reads it knows what to say, what is answered, what to do and what never to: a short story, eight formulas.',
  check: ({ occasions, cast }) =>
    occasions.flatMap((each) => {
      const { story, formulas, doing, never } = each.data;
      const said = story.flatMap((step) => ('tell' in step ? [] : [step.who]));
      const unknown = said.filter((who) => !cast?.data[who] && !/^\p{Lu}/u.test(who));
      return [
        ...(story.length >= STEPS.least && story.length <= STEPS.most
          ? []
          : [problem(each, ['story'], `the story has ${story.length} steps, not 6 to 10`)]),
        ...(said.length > 0 ? [] : [problem(each, ['story'], 'nobody speaks in the story')]),
        ...unknown.map((who) =>
          problem(each, ['story'], `"${who}" is neither in the cast nor a name`),
        ),
        ...atLeast(each, 'formulas', formulas, FORMULAS_AT_LEAST),
        ...atLeast(each, 'doing', doing, ADVICE_AT_LEAST),
        ...atLeast(each, 'never', never, ADVICE_AT_LEAST),
        ...twice(each),
      ];
    }),
};

export const occasionWords: Rule = {
  why: 'Every line has its English, and every Albanian word of an occasion can be tapped.',
  check: ({ occasions, lexicon }) =>
    occasions.flatMap((each) => {
      const unknownIn = (text: string) =>
        lexicon.wordsIn(text).flatMap((word) => (word.entry ? [] : [word.text]));
      const lines = linesOf(each.data);
      const quoted = proseOfOccasion(each.data).flatMap(quotedIn).flatMap(unknownIn);
      return [
        ...lines.flatMap(({ text, translation, path }) => [
          ...(translation ? [] : [problem(each, path, `the English of "${text}" is missing`)]),
          ...unknownIn(text).map((word) => problem(each, path, notKnown(word))),
        ]),
        ...quoted.map((word) => problem(each, ['id'], notKnown(word))),
      ];
    }),
};

export const enoughOccasions: Rule = {
  why: 'Where phrasebooks are silent people need the words most.',
  check: ({ occasions }) => {
    if (occasions.length >= OCCASIONS_AT_LEAST) return [];
    const reason = `there are ${occasions.length} occasions, at least ${OCCASIONS_AT_LEAST} are due`;
    return [{ file: 'content/occasions', line: 1, reason }];
  },
};

/** Everything Albanian in it, what its English quotes too. */
export function albanianOfOccasion(data: OccasionFile): string[] {
  return [...linesOf(data).map(({ text }) => text), ...proseOfOccasion(data).flatMap(quotedIn)];
}

function linesOf({ story, formulas }: OccasionFile) {
  return [
    ...story.flatMap((step, at) => ('tell' in step ? [] : [{ ...step, path: ['story', at] }])),
    ...formulas.flatMap(({ says, answer }, at) => [
      { ...says, path: ['formulas', at, 'says'] },
      { ...answer, path: ['formulas', at, 'answer'] },
    ]),
  ];
}

function atLeast(each: OccasionRead, field: string, list: readonly unknown[], least: number) {
  if (list.length >= least) return [];
  return [problem(each, [field], `${field} has ${list.length}, at least ${least} are due`)];
}

function twice(each: OccasionRead): Problem[] {
  const texts = each.data.formulas.map(({ says }) => says.text);
  return texts.flatMap((text, at) =>
    texts.indexOf(text) < at
      ? [problem(each, ['formulas', at, 'says'], `"${text}" is there already`)]
      : [],
  );
}

const notKnown = (word: string) => `"${word}" is not in the lexicon`;

function problem({ source }: OccasionRead, path: Path, reason: string): Problem {
  return problemIn(source, path, reason);
}
