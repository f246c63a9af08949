import type { Strategy } from './course-of-days.ts';

/** Nothing but lessons: what is left of the day goes into playing today's lesson again. */
export function lessonsAlone(): Strategy {
  return { met: () => undefined, next: () => undefined };
}

const BOXES = [1, 2, 4, 8, 16];

/** Leitner's boxes: a word known goes on to a longer wait, a word missed back to the first. */
export function leitner(): Strategy {
  const cards = new Map<number, { box: number; due: number }>();
  return {
    met(word, right, day) {
      const before = cards.get(word);
      const box = before && right ? Math.min(before.box + 1, BOXES.length - 1) : 0;
      cards.set(word, { box, due: day + (BOXES[box] ?? 1) });
    },
    next(day) {
      let first: { word: number; due: number } | undefined;
      for (const [word, { due }] of cards) {
        if (due <= day && (!first || due < first.due)) first = { word, due };
      }
      return first?.word;
    },
  };
}
