import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNew, visited, visitFrom } from './last-visit.ts';

const MONDAY = '2026-11-09';
const TUESDAY = '2026-11-10';
const THURSDAY = '2026-11-12';

it('what is told for the first time is new all that day, and not on the next', () => {
  const first = visited(null, MONDAY, ['scene a', 'sound b']);
  expect(isNew(first, 'scene a')).toBe(true);
  const later = visited(first, MONDAY, ['scene a', 'sound b']);
  expect(isNew(later, 'scene a')).toBe(true);
  const next = visited(later, TUESDAY, ['scene c', 'sound b']);
  expect([isNew(next, 'scene c'), isNew(next, 'sound b')]).toEqual([true, false]);
  expect(isNew(visited(next, THURSDAY, ['scene c']), 'scene c')).toBe(false);
});

it('looking again on the same day changes nothing, and no more than two days are kept', () => {
  const keys = fc.array(fc.string(), { maxLength: 3 });
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(MONDAY, TUESDAY, THURSDAY), keys)), (visits) => {
      const last = visits
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .reduce<ReturnType<typeof visitFrom>>(
          (kept, [day, told]) => visited(kept, day, told),
          null,
        );
      if (last === null) return;
      expect(visited(last, last.day, last.told)).toEqual(last);
      expect(visitFrom(JSON.stringify(last))).toEqual(last);
      expect(last.told.length + last.toldBefore.length).toBeLessThanOrEqual(6);
    }),
  );
});

it('what is no visit is none', () => {
  for (const kept of [null, '', 'x', '{}', '[]', '{"day":1,"told":[],"toldBefore":[]}']) {
    expect(visitFrom(kept)).toBeNull();
  }
});
