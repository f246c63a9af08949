import { seeded } from '@hajde/rules/chance/chance';
import { expect, test } from 'vitest';
import { learner } from './act-r.ts';

const DAY_S = 86_400;
const people = Array.from({ length: 200 }, (_, seed) => seed);

test('a word never met is not known, and one just met mostly is', () => {
  const person = learner(seeded(1));
  expect(person.recall(0, 0)).toBe(0);
  person.answer(0, 0);
  expect(average((seed) => met(seed, [0], 10))).toBeGreaterThan(0.5);
});

test('what is not met again is forgotten', () => {
  const left = (days: number) => average((seed) => met(seed, [0, 12, 24], days * DAY_S));
  expect(left(1)).toBeGreaterThan(left(7));
  expect(left(7)).toBeGreaterThan(left(60));
});

test('the same number of meetings lasts longer when they are spread over days', () => {
  const massed = average((seed) => met(seed, [0, 12, 24, 36], 30 * DAY_S));
  const spaced = average((seed) =>
    met(
      seed,
      [0, 2, 5, 10].map((day) => day * DAY_S),
      30 * DAY_S,
    ),
  );
  expect(spaced).toBeGreaterThan(massed * 1.2);
});

test('the same seed is the same person', () => {
  expect(met(7, [0, 100], DAY_S)).toBe(met(7, [0, 100], DAY_S));
});

function met(seed: number, times: readonly number[], at: number): number {
  const person = learner(seeded(seed));
  for (const time of times) person.answer(0, time);
  return person.recall(0, at);
}

function average(of: (seed: number) => number): number {
  return people.reduce((sum, seed) => sum + of(seed), 0) / people.length;
}
