import type { Chance } from '@hajde/rules/chance/chance';
import { normal } from './chance.ts';

/**
 * A learner whose forgetting follows ACT-R with a decay that depends on activation (Pavlik and
 * Anderson 2005): what is met again while it is still fresh fades faster afterwards. It is another
 * model than the one that schedules, so the scheduler cannot win by agreeing with itself.
 */
export interface Learner {
  /** One answer at this moment (in seconds): whether the word was known, and it is met again. */
  answer(word: number, at: number): boolean;
  /** How likely the word is known at this moment. Asking does not teach. */
  recall(word: number, at: number): number;
}

/** The published values; time between two days passes at a fortieth of its speed, as they found. */
const MEAN = { decay: 0.177, scale: 0.217, threshold: -0.704, noise: 0.255 };
const SPEED_BETWEEN_DAYS = 0.025;
const DAY_S = 86_400;
/** How much learners and words differ from the mean. */
const SPREAD = { decay: 0.03, threshold: 0.25, word: 0.35 };

export function learner(chance: Chance): Learner {
  const decay = Math.max(0.05, normal(chance, MEAN.decay, SPREAD.decay));
  const threshold = normal(chance, MEAN.threshold, SPREAD.threshold);
  const ease = new Map<number, number>();
  const met = new Map<number, { at: number; decay: number }[]>();

  const activation = (word: number, at: number): number => {
    const traces = met.get(word) ?? [];
    const sum = traces.reduce((total, trace) => {
      return total + passed(trace.at, at) ** -trace.decay;
    }, 0);
    return Math.log(sum) + easeOf(word);
  };
  const easeOf = (word: number): number => {
    const known = ease.get(word) ?? normal(chance, 0, SPREAD.word);
    ease.set(word, known);
    return known;
  };
  const recall = (word: number, at: number): number =>
    met.has(word) ? 1 / (1 + Math.exp((threshold - activation(word, at)) / MEAN.noise)) : 0;

  return {
    recall,
    answer(word, at) {
      const knew = chance() < recall(word, at);
      const active = met.has(word) ? activation(word, at) : Number.NEGATIVE_INFINITY;
      const trace = { at, decay: MEAN.scale * Math.exp(active) + decay };
      met.set(word, [...(met.get(word) ?? []), trace]);
      return knew;
    },
  };
}

/** Within a day time passes as the clock says, over nights much slower; never less than a second. */
function passed(since: number, at: number): number {
  const days = Math.floor(at / DAY_S) - Math.floor(since / DAY_S);
  if (days === 0) return Math.max(1, at - since);
  return Math.max(1, at - since - days * DAY_S + days * DAY_S * SPEED_BETWEEN_DAYS);
}
