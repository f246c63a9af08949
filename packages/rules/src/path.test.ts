import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEVELS, type Level, type UnitOutline } from './course.ts';
import {
  homeLessonProgress,
  isFinished,
  lessonAfter,
  lessonState,
  nextLesson,
  UNLOCK_LIMITS,
  unitState,
} from './path.ts';

const units: UnitOutline[] = Array.from({ length: 10 }, (_, u) => ({
  id: `u${u + 1}`,
  order: u + 1,
  lessons: Array.from({ length: 5 }, (_, l) => ({ id: `u${u + 1}-l${l + 1}`, order: l + 1 })),
}));
const unit = (order: number) => units[order - 1]!;
const lessonsOf = (...orders: number[]) =>
  orders.flatMap((it) => unit(it).lessons.map(({ id }) => id));

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

describe('the next lesson', () => {
  const nextId = (completed: readonly string[]) => nextLesson(units, new Set(completed))?.lesson.id;

  it('is the very first without progress', () => {
    expect(nextId([])).toBe('u1-l1');
  });

  it('is the one at the completed count of the first unfinished unit', () => {
    expect(nextId(['u1-l1', 'u1-l2'])).toBe('u1-l3');
    expect(nextId(lessonsOf(1))).toBe('u2-l1');
    expect(nextId(['u5-l1', 'u5-l2'])).toBe('u1-l1');
    expect(nextId(['u1-l2'])).toBe('u1-l2');
  });

  it('does not depend on how the units are listed', () => {
    expect(nextLesson(units.toReversed(), new Set(lessonsOf(1)))).toEqual({
      unit: unit(2),
      lesson: unit(2).lessons[0],
    });
  });

  it('is there until everything is completed', () => {
    fc.assert(
      fc.property(anyCompleted, (completed) => {
        expect(nextId(completed) === undefined).toBe(completed.length === 50);
      }),
    );
    expect(nextId(units.flatMap(({ order }) => lessonsOf(order)))).toBeUndefined();
  });
});

describe('the lesson after one', () => {
  it('is the next of the same unit, and none after the last', () => {
    expect(lessonAfter(unit(1), 'u1-l1')?.id).toBe('u1-l2');
    expect(lessonAfter(unit(1), 'u1-l5')).toBeUndefined();
    expect(lessonAfter(unit(1), 'u2-l1')).toBeUndefined();
  });
});

describe('the lesson progress on Home', () => {
  it.each([
    [1, 5, 0],
    [2, 5, 20],
    [5, 5, 80],
    [1, 1, 0],
    [3, 4, 50],
  ])('of lesson %i of %i is %i%%', (order, lessons, percent) => {
    expect(homeLessonProgress(order, lessons)).toBe(percent);
  });
});
