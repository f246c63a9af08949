import { describe, expect, it } from 'vitest';
import {
  DOUBLE_XP_MS,
  doublesLesson,
  extendDoubleXp,
  isDoubleXp,
  LATE_LESSONS_DOUBLED,
} from './double-xp.ts';

const now = new Date('2026-11-15T12:00:00Z');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('double XP', () => {
  it('runs for 30 minutes, to the millisecond', () => {
    const { from, until } = extendDoubleXp(null, now);
    expect([from, until]).toEqual([now, minutesLater(30)]);
    expect(isDoubleXp(until, now)).toBe(true);
    expect(isDoubleXp(until, new Date(now.getTime() + DOUBLE_XP_MS - 1))).toBe(true);
    expect(isDoubleXp(until, until)).toBe(false);
    expect(isDoubleXp(null, now)).toBe(false);
  });

  it('counts from its purchase on, however late a lesson is told', () => {
    const { from, until } = extendDoubleXp(null, now);
    expect(isDoubleXp(until, now, from)).toBe(true);
    expect(isDoubleXp(until, new Date(now.getTime() - 1), from)).toBe(false);
  });

  it('gets 30 minutes longer with another, and starts anew when it had run out', () => {
    const bought = minutesLater(-18);
    expect(extendDoubleXp(minutesLater(12), now, bought)).toEqual({
      from: bought,
      until: minutesLater(42),
    });
    expect(extendDoubleXp(minutesLater(-12), now, minutesLater(-42))).toEqual({
      from: now,
      until: minutesLater(30),
    });
  });

  it('doubles every lesson told at once, and of those told late no more than 10', () => {
    const { from, until } = extendDoubleXp(null, now);
    const window = (late: number) => ({ from, until, late });
    const tenLater = minutesLater(10);
    expect(doublesLesson(window(LATE_LESSONS_DOUBLED), tenLater, tenLater)).toBe(true);
    expect(doublesLesson(window(9), tenLater, minutesLater(12))).toBe(true);
    expect(doublesLesson(window(10), tenLater, minutesLater(12))).toBe(false);
    expect(doublesLesson(window(0), minutesLater(31), minutesLater(31))).toBe(false);
  });
});
