import type { Chance } from '@hajde/rules/chance';
import type { Part } from '../part.ts';
import { type Round, type Row, rowOf } from '../row.ts';
import {
  ANSWERS_A_DAY,
  DAYS,
  NEW_WORDS_A_DAY,
  type Strategy,
  wordsRecalled,
} from './course-of-days.ts';
import { practice } from './practice.ts';
import { leitner, lessonsAlone } from './strategies.ts';

const SEEDS = 20;
const LEARNERS = 200;

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
    ];
  },
};

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
