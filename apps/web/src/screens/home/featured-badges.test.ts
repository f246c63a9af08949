import { expect, test } from 'vitest';
import type { Badge } from '../../ui/badge-grid.tsx';
import { featuredBadges } from './featured-badges.ts';

const badge = (id: string, change: Partial<Badge>): Badge => ({
  id,
  name: id,
  description: '',
  emoji: '🍞',
  category: 'cultural',
  rarity: 'common',
  requirement: '',
  progress: 0,
  maxProgress: 5,
  earned: false,
  earnedAt: null,
  xpReward: 0,
  gemsReward: 0,
  ...change,
});
const earned = (id: string, day: string) =>
  badge(id, { earned: true, earnedAt: `${day}T12:00:00.000Z`, progress: 5 });

test('the three earned last come first, then the two that are nearest', () => {
  const shown = featuredBadges([
    badge('far', { progress: 1 }),
    earned('first', '2026-11-01'),
    earned('fourth', '2026-11-04'),
    badge('near', { progress: 4 }),
    badge('nearer by share', { progress: 2, maxProgress: 2.4 }),
    earned('second', '2026-11-02'),
    earned('third', '2026-11-03'),
  ]);
  expect(shown.map(({ id }) => id)).toEqual([
    'fourth',
    'third',
    'second',
    'nearer by share',
    'near',
  ]);
});

test('a newcomer is shown two badges to go for', () => {
  expect(featuredBadges(['a', 'b', 'c'].map((id) => badge(id, {}))).map(({ id }) => id)).toEqual([
    'a',
    'b',
  ]);
});
