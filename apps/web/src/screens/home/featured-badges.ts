import type { Badge } from '../../ui/badge-grid.tsx';

const EARNED_SHOWN = 3;
const UNEARNED_SHOWN = 2;

/** The badges earned last, and those that are nearest. */
export function featuredBadges(badges: readonly Badge[]): readonly Badge[] {
  const earned = badges
    .filter((badge) => badge.earned)
    .toSorted((a, b) => (b.earnedAt ?? '').localeCompare(a.earnedAt ?? ''));
  const unearned = badges
    .filter((badge) => !badge.earned)
    .toSorted((a, b) => b.progress / b.maxProgress - a.progress / a.maxProgress);
  return [...earned.slice(0, EARNED_SHOWN), ...unearned.slice(0, UNEARNED_SHOWN)];
}
