import { riddlesOf } from '../../makers/guesser/riddle.ts';
import { KIND_GROUPS } from '../../makers/guesser/shares.ts';
import { trialOf } from '../../makers/guesser/trial.ts';
import type { Rule } from './rule.ts';

const FITTED_AT_MOST = 0.3;
const FITTED_IN_A_KIND_AT_MOST = 0.36;
const STRATEGY_AT_MOST = 0.32;

export const guessing: Rule = {
  why: 'Who sees the options and knows no Albanian must be no better off than with dice.',
  check: (content) => {
    const { fitted, strategies } = trialOf(riddlesOf(content));
    const reasons = [
      ...(fitted.all > FITTED_AT_MOST
        ? [
            `a guesser that sees only the options gets ${percent(fitted.all)}, at most 30% is allowed`,
          ]
        : []),
      ...KIND_GROUPS.flatMap((kinds, index) => {
        const share = fitted.ofKinds[index] ?? 0;
        if (share <= FITTED_IN_A_KIND_AT_MOST) return [];
        const of = kinds.join(' and ');
        return [
          `a guesser that sees only the options gets ${percent(share)} of ${of}, at most 36% is allowed`,
        ];
      }),
      ...Object.entries(strategies)
        .filter(([, { all }]) => all > STRATEGY_AT_MOST)
        .map(
          ([name, { all }]) =>
            `who picks by "${name}" gets ${percent(all)}, at most 32% is allowed`,
        ),
    ];
    return reasons.map((reason) => ({ file: 'content/units', line: 1, reason }));
  },
};

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
