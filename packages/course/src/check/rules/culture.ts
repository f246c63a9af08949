import { CULTURE_CATEGORIES } from '@hajde/rules/course/course';
import { storyWords } from '../../join/story-words.ts';
import { problemIn } from '../../source/source.ts';
import type { Rule } from './rule.ts';

const WORDS = { least: 100, most: 250 };
const PIECES = 42;
const PIECES_PER_CATEGORY = 6;
const FACTS = 4;

export const cultureLength: Rule = {
  why: 'A piece is read in a minute or two: 100 to 250 words.',
  check: ({ culture }) =>
    culture?.data.pieces.flatMap(({ content }, index) => {
      const words = content.split(/\s+/).length;
      if (words >= WORDS.least && words <= WORDS.most) return [];
      const reason = `the piece has ${words} words, not ${WORDS.least} to ${WORDS.most}`;
      return [problemIn(culture.source, ['pieces', index, 'content'], reason)];
    }) ?? [],
};

export const cultureTotals: Rule = {
  why: 'Every tab of the culture screen has something to read, and the panel its four facts.',
  check: ({ culture }) => {
    if (!culture) return [];
    const { pieces, facts } = culture.data;
    const problems = CULTURE_CATEGORIES.flatMap((category) => {
      const count = pieces.filter((piece) => piece.category === category).length;
      if (count >= PIECES_PER_CATEGORY) return [];
      const reason = `${category} has ${count} pieces, at least ${PIECES_PER_CATEGORY} are due`;
      return [problemIn(culture.source, ['pieces'], reason)];
    });
    if (pieces.length < PIECES) {
      const reason = `there are ${pieces.length} cultural pieces, at least ${PIECES} are due`;
      problems.push(problemIn(culture.source, ['pieces'], reason));
    }
    if (facts.length !== FACTS) {
      const reason = `there are ${facts.length} facts, not ${FACTS}`;
      problems.push(problemIn(culture.source, ['facts'], reason));
    }
    return problems;
  },
};

export const cultureWords: Rule = {
  why: 'Every Albanian word of a story can be tapped for what it means.',
  check: (content) =>
    content.culture?.data.pieces.flatMap(({ albanian, words }, piece) =>
      albanian.flatMap((phrase, index) =>
        storyWords(phrase, words, content).flatMap(({ text, definition }) => {
          if (definition !== undefined || !content.culture) return [];
          const reason = `"${text}" of "${phrase}" has no definition: neither the course nor the reader knows it, so tell it in words`;
          return [problemIn(content.culture.source, ['pieces', piece, 'albanian', index], reason)];
        }),
      ),
    ) ?? [],
};
