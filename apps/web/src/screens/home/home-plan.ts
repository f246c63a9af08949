/** From so many days away a learner is welcomed back with what they know. */
export const AWAY_FROM_DAYS = 5;
/** Two days' portions: from here practice stands above the next new lesson. */
export const MUCH_IS_DUE_FROM = 40;

/** What stands around the next lesson; a block is shown at most once. */
export type Block = 'welcome-back' | 'moment' | 'mistakes' | 'practice' | 'doors';

export interface HomeFacts {
  /** Whether a lesson has been completed. */
  readonly begun: boolean;
  readonly awayDays: number | null;
  readonly due: number;
  readonly mistakes: number;
  /** Whether today has a level or a week of the streak to celebrate. */
  readonly moment: boolean;
}

/**
 * What stands above the next lesson, and what below it: above so little that Continue is in sight on a
 * small phone, but on the rare day with a moment and much to practise.
 */
export function homePlan(facts: HomeFacts): {
  readonly above: readonly Block[];
  readonly below: readonly Block[];
} {
  const { begun, awayDays, due, mistakes, moment } = facts;
  if (!begun) return { above: [], below: ['doors'] };
  if (awayDays !== null && awayDays >= AWAY_FROM_DAYS) {
    // Its ten words are the first of the day's portion.
    return { above: ['welcome-back'], below: ['doors'] };
  }
  if (due >= MUCH_IS_DUE_FROM) {
    return moment
      ? { above: ['moment', 'practice'], below: ['doors'] }
      : { above: ['practice'], below: ['doors'] };
  }
  if (moment) return { above: ['moment'], below: ['practice', 'doors'] };
  if (mistakes > 0) return { above: ['mistakes', 'doors'], below: ['practice'] };
  return { above: ['doors'], below: ['practice'] };
}
