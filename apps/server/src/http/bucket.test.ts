import { expect, test } from 'vitest';
import { Bucket } from './bucket.ts';

test('so many at once, then one more each time so long has passed, for each apart', () => {
  const bucket = new Bucket({ name: 'any', atOnce: 3, thenOneEveryMs: 100 });
  const taken = (who: string, at: number) => bucket.waitFor(who, at) === 0;
  expect([1, 2, 3, 4].map(() => taken('arta', 1_000))).toEqual([true, true, true, false]);
  expect(bucket.waitFor('arta', 1_030)).toBe(70);
  expect(taken('blerim', 1_000)).toBe(true);
  expect([taken('arta', 1_100), taken('arta', 1_100)]).toEqual([true, false]);
  // Once nothing counts any more it is forgotten, and all are to be had again.
  expect([1, 2, 3, 4].map(() => taken('arta', 20_000))).toEqual([true, true, true, false]);
});
