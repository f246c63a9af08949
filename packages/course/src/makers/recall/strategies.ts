import type { Strategy } from './course-of-days.ts';

/** Nothing but lessons: what is left of the day goes into playing today's lesson again. */
export function lessonsAlone(): Strategy {
  return { met: () => undefined, next: () => [], answered: () => undefined };
}

const BOXES = [1, 2, 4, 8, 16];

/** Leitner's boxes, a card for each word: a word known goes on to a longer wait, a word missed back to the first. */
export function leitner(): Strategy {
  const cards = new Map<number, { box: number; due: number }>();
  const move = (word: number, right: boolean, day: number) => {
    const before = cards.get(word);
    const box = before && right ? Math.min(before.box + 1, BOXES.length - 1) : 0;
    cards.set(word, { box, due: day + (BOXES[box] ?? 1) });
  };
  return {
    met: move,
    answered(words, day) {
      for (const { word, right } of words) move(word, right, day);
    },
    next(day) {
      let first: { word: number; due: number } | undefined;
      for (const [word, { due }] of cards) {
        if (due <= day && (!first || due < first.due)) first = { word, due };
      }
      return first ? [first.word] : [];
    },
  };
}
