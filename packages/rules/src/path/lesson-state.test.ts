import { describe, expect, it } from 'vitest';
import type { Level } from '../course/course.ts';
import { lessonState } from './lesson-state.ts';
import { lessonsOf, unit, units } from './ten-units.fixture.ts';
import { unitState } from './unit-state.ts';

describe('a lesson', () => {
  const inUnit = (order: number, completed: readonly string[], level: Level) => {
    const done = new Set(completed);
    const state = unitState(unit(order), units, done, level);
    return unit(order).lessons.map((lesson) => lessonState(lesson, unit(order), state, done));
  };

  it('is locked in a locked unit', () => {
    expect(inUnit(2, [], 'beginner')).toEqual(Array(5).fill('locked'));
  });

  it('is current when as many before it are completed', () => {
    expect(inUnit(1, ['u1-l1', 'u1-l2'], 'beginner')).toEqual([
      'completed',
      'completed',
      'current',
      'locked',
      'locked',
    ]);
    expect(inUnit(4, [], 'intermediate')[0]).toBe('current');
  });

  it('is counted, not looked for: out of order, the second is current after the fourth', () => {
    expect(inUnit(1, ['u1-l4'], 'beginner')).toEqual([
      'locked',
      'current',
      'locked',
      'completed',
      'locked',
    ]);
  });

  it('is completed once all are', () => {
    expect(inUnit(1, lessonsOf(1), 'beginner')).toEqual(Array(5).fill('completed'));
  });
});
