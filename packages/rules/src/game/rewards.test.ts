import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENT_RARITIES } from '../course/goals.ts';
import { ACHIEVEMENT_GEMS, isPayableXp, lessonReward } from './rewards.ts';

const lesson = { xpReward: 25, gemsReward: 10 };

describe('the reward of a lesson', () => {
  it('is everything when it was perfect', () => {
    expect(lessonReward(lesson, { perfect: true, doubled: false })).toEqual({ xp: 25, gems: 10 });
  });

  it('is 70% of the XP, rounded down, and no gems otherwise', () => {
    expect(lessonReward(lesson, { perfect: false, doubled: false })).toEqual({ xp: 17, gems: 0 });
  });

  it('has its XP doubled after rounding, and its gems not', () => {
    expect(lessonReward(lesson, { perfect: false, doubled: true })).toEqual({ xp: 34, gems: 0 });
    expect(lessonReward(lesson, { perfect: true, doubled: true })).toEqual({ xp: 50, gems: 10 });
  });

  it('has no gems for who says again, without answers, that it was perfect', () => {
    const claimed = { perfect: true, doubled: false, claimedAgain: true };
    expect(lessonReward(lesson, claimed)).toEqual({ xp: 25, gems: 0 });
  });

  it('is exact where floating point is not', () => {
    const paid = [90, 170, 180].map(
      (xpReward) =>
        lessonReward({ xpReward, gemsReward: 0 }, { perfect: false, doubled: false }).xp,
    );
    expect(paid).toEqual([63, 119, 126]);
  });

  it('is the largest whole number that is at most 70%', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (xpReward) => {
        const { xp } = lessonReward(
          { xpReward, gemsReward: 0 },
          { perfect: false, doubled: false },
        );
        expect(xp * 10).toBeLessThanOrEqual(xpReward * 7);
        expect((xp + 1) * 10).toBeGreaterThan(xpReward * 7);
      }),
    );
  });
});

describe('XP that a lesson may offer', () => {
  it('is any whole number from 10 to 200 but 90, 170 and 180', () => {
    const refused = Array.from({ length: 191 }, (_, i) => i + 10).filter((xp) => !isPayableXp(xp));
    expect(refused).toEqual([90, 170, 180]);
    expect(isPayableXp(12.5)).toBe(false);
  });
});

describe('the gems of an achievement', () => {
  it('rise with its rarity, from none', () => {
    expect(ACHIEVEMENT_RARITIES.map((rarity) => ACHIEVEMENT_GEMS[rarity])).toEqual([
      0, 25, 50, 100,
    ]);
  });
});
