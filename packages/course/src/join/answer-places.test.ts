import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerPlaces, OPTIONS_PER_QUESTION, placeAnswer } from './answer-places.ts';

const counts = fc.integer({ min: 0, max: 60 });
const PLACES = [0, 1, 2, 3];
const howOften = (places: readonly number[]) =>
  PLACES.map((place) => places.filter((other) => other === place).length);

describe('the places of the answers', () => {
  it('are spread as evenly as the number of questions allows', () => {
    fc.assert(
      fc.property(counts, fc.string(), (count, seed) => {
        const often = howOften(answerPlaces(count, seed));
        expect(often.reduce((a, b) => a + b)).toBe(count);
        expect(Math.max(...often) - Math.min(...often)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('stay the same between builds', () => {
    fc.assert(
      fc.property(counts, fc.string(), (count, seed) => {
        expect(answerPlaces(count, seed)).toEqual(answerPlaces(count, seed));
      }),
    );
    expect(answerPlaces(9, 'basics-hello')).toEqual([1, 1, 2, 3, 1, 2, 0, 0, 3]);
  });

  it('differ from lesson to lesson, and no place wins over a course', () => {
    const lessons = Array.from({ length: 140 }, (_, index) => answerPlaces(9, `lesson-${index}`));
    expect(new Set(lessons.map(String)).size).toBe(lessons.length);
    for (const often of howOften(lessons.flat())) {
      expect(often / lessons.flat().length).toBeGreaterThan(0.23);
      expect(often / lessons.flat().length).toBeLessThan(0.27);
    }
  });
});

it('puts the answer in its place and keeps the order of the wrong options', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: OPTIONS_PER_QUESTION - 1 }), (place) => {
      const wrong = ['a', 'b', 'c'];
      const options = placeAnswer('right', wrong, place);
      expect(options[place]).toBe('right');
      expect(options.filter((option) => option !== 'right')).toEqual(wrong);
    }),
  );
});
