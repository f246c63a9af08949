import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeLessonProgress, lessonAfter, nextLesson } from './next-lesson.ts';
import { lessonsOf, unit, units } from './ten-units.fixture.ts';

const anyCompleted = fc.subarray(units.flatMap(({ lessons }) => lessons.map(({ id }) => id)));

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
