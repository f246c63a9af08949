import type { Answer } from '@hajde/contract/types';

export type Achievement = Answer<'GET /api/users/:id/achievements'>[number];

const SHOWN = 6;
const EARNED_SHOWN = 3;

/** Six at a glance: the three worth most of those that are earned, and those that are nearest. */
export function featuredAchievements(all: readonly Achievement[]): readonly Achievement[] {
  const nearest = all.filter(({ earned }) => !earned).toSorted((a, b) => shareOf(b) - shareOf(a));
  const earned = all
    .filter((each) => each.earned)
    .toSorted((a, b) => RARITIES.indexOf(b.rarity) - RARITIES.indexOf(a.rarity));
  const open = nearest.slice(0, SHOWN - Math.min(EARNED_SHOWN, earned.length));
  return [...earned.slice(0, SHOWN - open.length), ...open];
}

export const shareOf = ({ progress = 0, maxProgress = 1, earned }: Achievement) =>
  earned ? 1 : progress / maxProgress;

const RARITIES: readonly Achievement['rarity'][] = ['Common', 'Rare', 'Epic', 'Legendary'];
