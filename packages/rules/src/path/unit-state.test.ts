import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEVELS, type Level } from '../course/course.ts';
import { lessonsOf, units } from './ten-units.fixture.ts';
import { isFinished, UNLOCK_LIMITS, unitState } from './unit-state.ts';

function states(completed: readonly string[], level: Level) {
  return units.map((each) => unitState(each, units, new Set(completed), level));
}

const anyCompleted = fc.subarray(units.flatMap(({ lessons }) => lessons.map(({ id }) => id)));
const anyLevel = fc.constantFrom(...LEVELS);

describe('with nothing completed', () => {
  it('a beginner has unit 1 as current and the rest locked', () => {
    expect(states([], 'beginner')).toEqual(['current', ...Array(9).fill('locked')]);
  });

  it('the others have no current unit, but those that their level unlocks', () => {
    expect(states([], 'intermediate')).toEqual([
      ...Array(4).fill('unlocked'),
      ...Array(6).fill('locked'),
    ]);
    expect(states([], 'advanced')).toEqual([
      ...Array(7).fill('unlocked'),
      ...Array(3).fill('locked'),
    ]);
  });

  it('ignores lessons that the course no longer has', () => {
    expect(states(['gone-l1'], 'beginner')[0]).toBe('current');
  });
});

describe('a unit', () => {
  it('is current from its first lesson completed to its last, then completed', () => {
    expect(states(['u1-l1'], 'beginner').slice(0, 2)).toEqual(['current', 'locked']);
    expect(states(lessonsOf(1).slice(0, 4), 'beginner').slice(0, 2)).toEqual(['current', 'locked']);
    expect(states(lessonsOf(1), 'beginner').slice(0, 3)).toEqual([
      'completed',
      'current',
      'locked',
    ]);
  });

  it('is current after a completed one, even far beyond the placement level', () => {
    expect(states(lessonsOf(8), 'beginner')[8]).toBe('current');
    expect(states(lessonsOf(8), 'beginner')[9]).toBe('locked');
  });

  it('stays unlocked by placement while another is under way', () => {
    expect(states(['u3-l1'], 'intermediate').slice(0, 5)).toEqual([
      'unlocked',
      'unlocked',
      'current',
      'unlocked',
      'locked',
    ]);
  });

  it('that comes first is only unlocked when something else was completed before it', () => {
    expect(states(['u2-l1'], 'beginner').slice(0, 3)).toEqual(['unlocked', 'current', 'locked']);
  });

  it('is locked only beyond the limit of the level, untouched, behind an unfinished one', () => {
    fc.assert(
      fc.property(anyCompleted, anyLevel, (completed, level) => {
        const done = new Set(completed);
        states(completed, level).forEach((state, i) => {
          const touched = units[i]!.lessons.some(({ id }) => done.has(id));
          const opened = i > 0 && isFinished(units[i - 1]!, done);
          expect(state === 'locked').toBe(!touched && !opened && i + 1 > UNLOCK_LIMITS[level]);
        });
      }),
    );
  });
});
