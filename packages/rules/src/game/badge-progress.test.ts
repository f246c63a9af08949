import { describe, expect, it } from 'vitest';
import { awardProgress, dueAwards } from './badge-progress.ts';

describe('the progress of an award', () => {
  it('is what was counted, up to the goal', () => {
    expect(awardProgress('perfectLessons', 5, { perfectLessons: 3, xp: 900 })).toBe(3);
    expect(awardProgress('perfectLessons', 5, { perfectLessons: 8 })).toBe(5);
    expect(awardProgress('cultureRead.food', 5, {})).toBe(0);
  });
});

describe('awards', () => {
  const awards = [
    { id: 'first-steps', counts: 'lessonsCompleted', goal: 1, name: 'First Steps' },
    { id: 'perfect-score', counts: 'perfectLessons', goal: 1, name: 'Perfect Score' },
    { id: 'streak-master', counts: 'longestStreak', goal: 7, name: 'Streak Master' },
  ] as const;
  const due = (tally: Parameters<typeof dueAwards>[1], held: readonly string[] = []) =>
    dueAwards(awards, tally, new Set(held)).map(({ name }) => name);

  it('are due once their goal is reached', () => {
    expect(due({})).toEqual([]);
    expect(due({ lessonsCompleted: 1, longestStreak: 6 })).toEqual(['First Steps']);
    expect(due({ lessonsCompleted: 9, longestStreak: 7 })).toEqual([
      'First Steps',
      'Streak Master',
    ]);
  });

  it('are not due again when held', () => {
    expect(due({ lessonsCompleted: 9, perfectLessons: 1 }, ['first-steps'])).toEqual([
      'Perfect Score',
    ]);
  });
});
