import type { LifetimeCounter } from '../course/goals.ts';

/** What a learner has done so far; what is missing has not been done. */
export type Tally = Partial<Record<LifetimeCounter, number>>;

interface Award {
  readonly id: string;
  readonly counts: LifetimeCounter;
  readonly goal: number;
}

/** How far a badge or an achievement has come, never beyond its goal. */
export function awardProgress(counts: LifetimeCounter, goal: number, tally: Tally): number {
  return Math.min(goal, tally[counts] ?? 0);
}

/** The awards whose goal is reached and that the learner does not hold yet. */
export function dueAwards<A extends Award>(
  awards: readonly A[],
  tally: Tally,
  held: ReadonlySet<string>,
): readonly A[] {
  return awards.filter(
    ({ id, counts, goal }) => !held.has(id) && awardProgress(counts, goal, tally) >= goal,
  );
}
