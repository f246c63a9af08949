import { expect, test } from 'vitest';
import { whenLearnt } from './when-learnt.ts';

test('a day is told by how long ago it was, also across time zones', () => {
  const told = (lastLearntOn: string | null, learntToday = false) =>
    whenLearnt({ lastLearntOn, learntToday }, '2026-11-17');
  expect(told(null)).toBe('not started yet');
  expect(told('2026-11-17', true)).toBe('active today');
  expect(told('2026-11-16')).toBe('active yesterday');
  // Their yesterday is today here.
  expect(told('2026-11-17')).toBe('active yesterday');
  expect(told('2026-11-14')).toBe('active 3 days ago');
  expect(told('2026-10-18')).toBe('active 30 days ago');
  expect(told('2026-10-17')).toBe('active a while ago');
});
