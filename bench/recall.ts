import {
  ANSWERS_A_DAY,
  DAYS,
  NEW_WORDS_A_DAY,
  type Strategy,
  wordsRecalled,
} from '@hajde/course/makers/recall/course-of-days';
import {
  CATCHES_UP_IN,
  LAZY_DAYS,
  lazyAndDaily,
  MINUTES_A_DAY,
} from '@hajde/course/makers/recall/lazy-learner';
import { practice } from '@hajde/course/makers/recall/practice';
import { leitner, lessonsAlone } from '@hajde/course/makers/recall/strategies';
import type { Chance } from '@hajde/rules/chance/chance';
import type { Part } from './part.ts';
import { type Round, type Row, rowOf } from './row.ts';

const SEEDS = 20;
const LEARNERS = 200;
const LAZY_LEARNERS = 20;

/** Of Student's distribution with 19 degrees of freedom, two-sided 95%. */
const T_95 = 2.093;

export const recall: Part = {
  name: 'recall',
  async measure() {
    const seeds = Array.from({ length: SEEDS }, (_, seed) => ({
      practice: meanOf(practice, seed),
      leitner: meanOf(leitner, seed),
      lessons: meanOf(lessonsAlone, seed),
    }));
    const what = `words recalled after ${DAYS} days of ${NEW_WORDS_A_DAY} new words and ${ANSWERS_A_DAY} answers, ${LEARNERS} simulated learners`;
    const over = (floor: 'leitner' | 'lessons') =>
      seeds.map((seed): Round => ({ value: seed.practice, floor: seed[floor] }));
    const named = { what, unit: 'words' };
    return [
      rowOf({ ...named, floor: 'lessons alone', bar: { atLeast: 2 } }, over('lessons')),
      byInterval(
        rowOf(
          { ...named, floor: "Leitner's boxes (95% interval)", bar: { atLeast: 1 } },
          over('leitner'),
        ),
        over('leitner'),
      ),
      rowOf(
        {
          what: `words of ${LAZY_DAYS} days of lessons alone, known after ${CATCHES_UP_IN} more days with ${MINUTES_A_DAY} minutes of practice, ${LAZY_LEARNERS} simulated learners`,
          unit: 'words',
          floor:
            'the same learners, had they practised from the first day, at the end of the lessons',
          bar: { atLeast: 1 },
        },
        Array.from({ length: SEEDS }, (_, seed) => caughtUp(seed)),
      ),
    ];
  },
};

/** Whoever left practice for a month and then takes it up is soon where the others are. */
function caughtUp(seed: number): Round {
  let [value, floor] = [0, 0];
  for (let one = 0; one < LAZY_LEARNERS; one++) {
    const { lazy, daily } = lazyAndDaily(seed * LAZY_LEARNERS + one);
    value += lazy / LAZY_LEARNERS;
    floor += daily / LAZY_LEARNERS;
  }
  return { value, floor };
}

/** Each seed is a crowd of its own, the same for every strategy. */
function meanOf(strategy: (chance: Chance) => Strategy, seed: number): number {
  let sum = 0;
  for (let one = 0; one < LEARNERS; one++) sum += wordsRecalled(strategy, seed * LEARNERS + one);
  return sum / LEARNERS;
}

/** Reached where the whole interval of the mean ratio lies above the bar. */
function byInterval(row: Row, rounds: readonly Round[]): Row {
  const ratios = rounds.map(({ value, floor }) => value / floor);
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  const variance =
    ratios.reduce((sum, ratio) => sum + (ratio - mean) ** 2, 0) / (ratios.length - 1);
  const half = T_95 * Math.sqrt(variance / ratios.length);
  const bar = 'atLeast' in row.bar ? row.bar.atLeast : 0;
  return { ...row, ratio: mean, spread: [mean - half, mean + half], reached: mean - half > bar };
}
