import { levelOf } from '@hajde/rules/game/level';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { momentsOf } from './moments.ts';

const day = { xp: 130, xpToday: 20, streak: 3, todayIsDone: true };
const keys = (facts: Partial<typeof day>) => momentsOf({ ...day, ...facts }).map(({ key }) => key);

it('an ordinary day has none', () => {
  expect(keys({})).toEqual([]);
});

it('a level has its moment on the day on which it was reached', () => {
  expect(keys({ xpToday: 40 })).toEqual(['level 2']);
  expect(keys({ xp: 100, xpToday: 100 })).toEqual(['level 2']);
});

it("every seventh day of a streak has one, once that day's lesson is done", () => {
  expect(keys({ streak: 7 })).toEqual(['streak 7']);
  expect(keys({ streak: 14 })).toEqual(['streak 14']);
  expect(keys({ streak: 7, todayIsDone: false })).toEqual([]);
  expect(keys({ streak: 0 })).toEqual([]);
});

it('both may fall on one day, the streak first', () => {
  expect(keys({ streak: 21, xpToday: 60 })).toEqual(['streak 21', 'level 2']);
});

it('a level is celebrated exactly where the XP of today made one', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(500), (xp, xpToday) => {
      const made = levelOf(xp) !== levelOf(Math.max(0, xp - xpToday));
      expect(momentsOf({ ...day, xp, xpToday }).length > 0).toBe(made);
    }),
  );
});
