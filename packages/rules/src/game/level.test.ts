import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dailyGoalShare, LEVEL_CARD_PERCENT, levelOf, nextLevelAt, xpIntoLevel } from './level.ts';

describe('the level', () => {
  it.each([
    { xp: 0, level: 1, into: 0, next: 100 },
    { xp: 99, level: 1, into: 99, next: 100 },
    { xp: 100, level: 2, into: 0, next: 200 },
    { xp: 250, level: 3, into: 50, next: 300 },
  ])('at $xp XP is $level, with $into XP into it and the next at $next', (it) => {
    expect(levelOf(it.xp)).toBe(it.level);
    expect(xpIntoLevel(it.xp)).toBe(it.into);
    expect(nextLevelAt(it.xp)).toBe(it.next);
  });

  it('rises exactly when its threshold is reached', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (xp) => {
        expect(levelOf(nextLevelAt(xp) - 1)).toBe(levelOf(xp));
        expect(levelOf(nextLevelAt(xp))).toBe(levelOf(xp) + 1);
      }),
    );
  });

  it('has a card whose bar stands at 65%', () => {
    expect(LEVEL_CARD_PERCENT).toBe(65);
  });
});

describe('the daily goal', () => {
  it.each([
    [0, 0],
    [25, 0.5],
    [50, 1],
    [380, 1],
  ])('with %i XP today is reached to %d', (xp, share) => {
    expect(dailyGoalShare(xp)).toBe(share);
  });
});
