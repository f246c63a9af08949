import { expect, test } from 'vitest';
import { type Achievement, featuredAchievements } from './featured-achievements.ts';

const achievement = (id: string, rest: Partial<Achievement> = {}): Achievement => ({
  id,
  name: id,
  description: id,
  rarity: 'Common',
  earned: false,
  ...rest,
});
const ids = (all: readonly Achievement[]) => featuredAchievements(all).map(({ id }) => id);

test('of many, three that are earned and three that are nearest', () => {
  const all = [
    achievement('a', { earned: true }),
    achievement('b', { earned: true, rarity: 'Epic' }),
    achievement('c', { earned: true, rarity: 'Rare' }),
    achievement('d', { earned: true }),
    achievement('e', { progress: 1, maxProgress: 10 }),
    achievement('f', { progress: 9, maxProgress: 10 }),
    achievement('g', { progress: 5, maxProgress: 10 }),
    achievement('h'),
  ];
  expect(ids(all)).toEqual(['b', 'c', 'a', 'f', 'g', 'e']);
});

test('whoever has earned fewer sees more that are near, and the other way round', () => {
  const open = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => achievement(id));
  expect(ids(open)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  const earned = open.map((each) => ({ ...each, earned: true }));
  expect(ids([...earned, achievement('z')])).toEqual(['a', 'b', 'c', 'd', 'e', 'z']);
});

test('a few are all shown', () => {
  expect(ids([achievement('a'), achievement('b', { earned: true })])).toEqual(['b', 'a']);
});
