import type { OutlinedUnit } from '@hajde/rules/course/course-files';
import { expect, test } from 'vitest';
import { pathOf } from './path.ts';

const unit = (order: number): OutlinedUnit => ({
  id: `u${order}`,
  title: `Unit ${order}`,
  description: '',
  icon: 'book',
  color: 'red',
  order,
  requiredLevel: 'beginner',
  file: '',
  lessons: [1, 2].map((n) => ({
    id: `u${order}-${n}`,
    unitId: `u${order}`,
    title: '',
    description: '',
    order: n,
    xpReward: 10,
    gemsReward: 5,
    newWords: [],
  })),
});
const done = (lessonId: string, perfect = false) => ({
  unitId: lessonId.slice(0, 2),
  lessonId,
  completed: true,
  perfect,
});

test('units and lessons carry the states and the count of perfect lessons that progress gives', () => {
  const path = pathOf(
    [unit(1), unit(2), unit(3)],
    [done('u1-1', true), done('u1-2'), done('u2-1', true)],
    'beginner',
  );
  expect(path.map(({ state, perfectLessons }) => [state, perfectLessons])).toEqual([
    ['completed', 1],
    ['current', 1],
    ['locked', 0],
  ]);
  expect(path.map(({ lessons }) => lessons.map(({ state }) => state))).toEqual([
    ['completed', 'completed'],
    ['completed', 'current'],
    ['locked', 'locked'],
  ]);
});
