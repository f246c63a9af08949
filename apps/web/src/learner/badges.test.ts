import { expect, test } from 'vitest';
import { shownBadges } from './badges.ts';

const badge = (id: string, earned = false) => ({
  id,
  name: id,
  description: '',
  emoji: '🍞',
  category: 'cultural' as const,
  rarity: 'common' as const,
  requirement: '',
  progress: earned ? 3 : 0,
  maxProgress: 3,
  earned,
  earnedAt: null,
  xpReward: 20,
  gemsReward: 10,
});

const bread = badge('bread', true);
const all = [badge('bread'), badge('besa')];
const samples = [badge('sample')];

test("those that the learner's own list lacks are taken from the list of all", () => {
  expect(shownBadges({ own: [bread], all }, samples)).toEqual([bread, badge('besa')]);
  expect(shownBadges({ own: [bread], all: null }, samples)).toEqual([bread]);
});

test("where the learner's own fail all are shown, and where those fail too the samples", () => {
  expect(shownBadges({ own: null, all }, samples)).toEqual(all);
  expect(shownBadges({ own: null, all: null }, samples)).toEqual(samples);
});
