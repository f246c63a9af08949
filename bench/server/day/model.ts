import type { Chance } from '@hajde/rules/chance/chance';

/** How many of a hundred sessions of a day begin in each hour, in UTC: most learn in a European evening. */
export const ARRIVALS = [
  1, 0.6, 0.4, 0.4, 0.6, 1.4, 3, 4.6, 4.8, 4.2, 4, 4.4, 5.2, 4.8, 4.4, 4.6, 5.6, 7.2, 8.8, 9.6, 8.8,
  6.2, 3.6, 1.8,
] as const;

/** How much more begins in the busiest hour than in an average one. */
export const PEAK = (Math.max(...ARRIVALS) * ARRIVALS.length) / sum(ARRIVALS);

/** Whoever learns on a day does so once, and so many of a hundred a second time. */
export const SECOND_SESSIONS = 30;

/**
 * The chance that a learner learns on a day is the fourth power of a number between 0 and 1: a fifth of
 * them on average, a few every day, most of them hardly ever.
 */
export const ACTIVITY_POWER = 4;
export const LEARN_A_DAY = 1 / (ACTIVITY_POWER + 1);

/** What one does in a session, with the minutes that lie before it. */
export interface Step {
  readonly kind: 'open' | 'lesson' | 'practice' | 'board' | 'flight';
  readonly minutes: number;
}

const LESSONS = [1, 1, 2, 2, 3, 3, 4, 6] as const;
const LESSON_MINUTES = 4;
const PRACTISES = 0.4;
const PRACTICE_MINUTES = 5;
const LOOKS_AT_A_BOARD = 0.35;
const LANDED = 0.02;

/** Home is opened; lessons, perhaps practice and a board follow; some have landed and hand in what they played. */
export function session(chance: Chance): Step[] {
  const lessons = LESSONS[Math.floor(chance() * LESSONS.length)] ?? 1;
  const steps: Step[] = [{ kind: 'open', minutes: 0 }];
  if (chance() < LANDED) steps.push({ kind: 'flight', minutes: 0.1 });
  for (let i = 0; i < lessons; i += 1) steps.push({ kind: 'lesson', minutes: LESSON_MINUTES });
  if (chance() < PRACTISES) steps.push({ kind: 'practice', minutes: PRACTICE_MINUTES });
  if (chance() < LOOKS_AT_A_BOARD) steps.push({ kind: 'board', minutes: 0.5 });
  return steps;
}

/** When each of so many sessions begins, as a part of the day, in order. */
export function arrivals(count: number, chance: Chance): number[] {
  const all = sum(ARRIVALS);
  const at = () => {
    let left = chance() * all;
    const hour = ARRIVALS.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
    return (hour + chance()) / ARRIVALS.length;
  };
  return Array.from({ length: count }, at).toSorted((a, b) => a - b);
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
