import type { CircleRule } from '@hajde/rules/circles/shared-streak';

/** When a day counts for the streak that a circle keeps together, in words. */
export const RULE_TEXTS: Record<CircleRule, { name: string; text: string }> = {
  everybody: { name: 'Everybody', text: 'A day counts when everybody has done some Albanian.' },
  two: { name: 'At least two', text: 'A day counts when two or more have done some Albanian.' },
};
