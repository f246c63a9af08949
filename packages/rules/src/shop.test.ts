import { describe, expect, it } from 'vitest';
import { DOUBLE_XP_MS, doubleXpRuns } from './double-xp.ts';
import { extendDoubleXp, refusal } from './shop.ts';

const now = new Date('2026-11-15T12:00:00Z');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('the shop', () => {
  it('refuses a heart refill when the hearts are full', () => {
    expect(refusal('heart_refill', { hearts: 5, freezesHeld: 2 })).toBe('hearts_full');
    expect(refusal('heart_refill', { hearts: 4, freezesHeld: 2 })).toBeNull();
  });

  it('refuses a third streak freeze', () => {
    expect(refusal('streak_freeze', { hearts: 5, freezesHeld: 2 })).toBe('freezes_full');
    expect(refusal('streak_freeze', { hearts: 5, freezesHeld: 1 })).toBeNull();
  });

  it('always sells double XP', () => {
    expect(refusal('double_xp', { hearts: 5, freezesHeld: 2 })).toBeNull();
  });
});

describe('double XP', () => {
  it('runs for 30 minutes, to the millisecond', () => {
    const until = extendDoubleXp(null, now);
    expect(until).toEqual(minutesLater(30));
    expect(doubleXpRuns(until, now)).toBe(true);
    expect(doubleXpRuns(until, new Date(now.getTime() + DOUBLE_XP_MS - 1))).toBe(true);
    expect(doubleXpRuns(until, until)).toBe(false);
    expect(doubleXpRuns(null, now)).toBe(false);
  });

  it('gets 30 minutes longer with another, and starts anew when it had run out', () => {
    expect(extendDoubleXp(minutesLater(12), now)).toEqual(minutesLater(42));
    expect(extendDoubleXp(minutesLater(-12), now)).toEqual(minutesLater(30));
  });
});
