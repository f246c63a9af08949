import { quotedIn } from '@hajde/albanian/text/words';
import type { GuideFile } from '../../formats/guide.ts';
import type { Entry } from '../../lexicon/lexicon.ts';
import type { Content, UnitRead } from '../../read/content.ts';
import type { Problem } from '../../source/problem.ts';
import { type Path, problemIn } from '../../source/source.ts';
import type { Rule } from './rule.ts';
import { isTaughtBy } from './taught-words.ts';

const SECTIONS = { least: 2, most: 7 };
const EXAMPLES = { least: 2, most: 5 };
const PAIRS = { least: 2, most: 5 };
const PHRASES = { least: 6, most: 10 };

export const guideShape: Rule = {
  why: 'A guide is read in three minutes: two to seven sections, a box, and the key phrases.',
  check: ({ units }) =>
    guidesOf(units).flatMap(({ unit, guide }) => [
      ...between(unit, ['sections'], 'sections', guide.sections.length, SECTIONS),
      ...between(unit, ['kosovo'], 'pairs of Kosovo and standard', guide.kosovo.length, PAIRS),
      ...between(unit, ['phrases'], 'phrases', guide.phrases.length, PHRASES),
      ...guide.sections.flatMap(({ id, examples }, index) => [
        ...between(unit, ['sections', index], 'examples', examples.length, EXAMPLES),
        ...(guide.sections.findIndex((other) => other.id === id) < index
          ? [problem(unit, ['sections', index, 'id'], `"${id}" names another section already`)]
          : []),
      ]),
    ]),
};

export const guideWords: Rule = {
  why: 'Every word of a guide can be tapped, those of its lines were taught by then, and each line has its English.',
  check: (content) =>
    guidesOf(content.units).flatMap(({ unit, guide }) => {
      const isTaught = isTaughtBy(unit.order, content);
      return [
        ...linesOf(guide).flatMap(({ text, translation, path }) => [
          ...(translation ? [] : [problem(unit, path, `the English of "${text}" is missing`)]),
          ...faultsIn(text, content, isTaught).map((reason) => problem(unit, path, reason)),
        ]),
        ...guide.sections.flatMap(({ title, body }, index) =>
          [...quotedIn(title), ...quotedIn(body)].flatMap((text) =>
            // The prose may name the standard form of a word, which nobody has to know yet.
            faultsIn(text, content, () => true).map((reason) =>
              problem(unit, ['sections', index], reason),
            ),
          ),
        ),
      ];
    }),
};

export const guideForEveryUnit: Rule = {
  why: 'Nothing is asked that was not explained.',
  check: ({ units }) =>
    units
      .filter(({ data }) => !data.guide)
      .map(({ source, order }) => problemIn(source, ['id'], `unit ${order} has no guide`)),
};

/** The Albanian lines of a guide, with their English and their places. */
export function linesOf({ sections, kosovo, phrases }: GuideFile) {
  return [
    ...sections.flatMap(({ examples, table = [] }, index) => [
      ...examples.map((line, at) => ({ ...line, path: ['sections', index, 'examples', at] })),
      ...table.map(({ word }, at) => ({ ...word, path: ['sections', index, 'table', at] })),
    ]),
    ...kosovo.flatMap(({ kosovo: said, standard, translation }, at) =>
      [said, standard].map((text) => ({ text, translation, path: ['kosovo', at] })),
    ),
    ...phrases.map((line, at) => ({ ...line, path: ['phrases', at] })),
  ];
}

function faultsIn(text: string, { lexicon }: Content, isTaught: (entry: Entry) => boolean) {
  return lexicon.wordsIn(text).flatMap((word) => {
    if (!word.entry) return [`"${word.text}" is not in the lexicon`];
    return isTaught(word.entry) ? [] : [`"${word.text}" is not taught by then`];
  });
}

function guidesOf(units: readonly UnitRead[]) {
  return units.flatMap((unit) => (unit.data.guide ? [{ unit, guide: unit.data.guide }] : []));
}

function between(
  unit: UnitRead,
  path: Path,
  what: string,
  number: number,
  { least, most }: { least: number; most: number },
): Problem[] {
  if (number >= least && number <= most) return [];
  return [problem(unit, path, `there are ${number} ${what}, not ${least} to ${most}`)];
}

function problem({ source }: UnitRead, path: Path, reason: string): Problem {
  return problemIn(source, ['guide', ...path], reason);
}
