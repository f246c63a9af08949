import { seeded } from '@hajde/rules/chance/chance';
import { expect, test } from 'vitest';
import { ARRIVALS, arrivals, PEAK, session } from './model.ts';

test('arrivals are spread over the hours as stated', () => {
  const begun = arrivals(50_000, seeded(1));
  const all = ARRIVALS.reduce((sum, weight) => sum + weight, 0);
  const ofHour = (hour: number) => begun.filter((at) => Math.floor(at * 24) === hour).length;
  for (const [hour, weight] of ARRIVALS.entries()) {
    expect(ofHour(hour) / 50_000).toBeCloseTo(weight / all, 2);
  }
  expect(begun).toEqual(begun.toSorted((a, b) => a - b));
  expect(PEAK).toBeCloseTo(2.3, 1);
});

test('a session opens Home and has one to six lessons, 2.75 on average', () => {
  const chance = seeded(2);
  const lessons = Array.from({ length: 20_000 }, () => {
    const [first, ...others] = session(chance);
    expect(first).toEqual({ kind: 'open', minutes: 0 });
    return others.filter(({ kind }) => kind === 'lesson').length;
  });
  expect([Math.min(...lessons), Math.max(...lessons)]).toEqual([1, 6]);
  expect(lessons.reduce((sum, count) => sum + count, 0) / lessons.length).toBeCloseTo(2.75, 1);
});
