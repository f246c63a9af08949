import { PATTERNS, type Pattern } from '@hajde/albanian/regions/kosovo-forms';
import { countLines, politeOptions, spokenLines } from '../../kosovo/shares.ts';
import type { Rule } from './rule.ts';

const ANY_FORM = 0.45;
const OF_PATTERN: Readonly<Record<Pattern, number>> = {
  'me + participle': 0.1,
  'jena, kena': 0.02,
  'kam me': 0.02,
  tu: 0.02,
};

export const kosovoShares: Rule = {
  why: 'Kosovo is what the course promises: a learner hears its forms in the lines that people say.',
  check: (content) => {
    const { lines, any, patterns } = countLines(spokenLines(content), content.lexicon);
    const due = [
      { what: "a form of Kosovo's", count: any, least: ANY_FORM },
      ...PATTERNS.map((pattern) => {
        return { what: `"${pattern}"`, count: patterns[pattern], least: OF_PATTERN[pattern] };
      }),
    ];
    return due
      .filter(({ count, least }) => count < least * lines)
      .map(({ what, count, least }) => {
        const share = ((100 * count) / lines).toFixed(1);
        return ofAllUnits(
          `${share}% of the ${lines} spoken lines of units 4 to 35 have ${what}, at least ${100 * least}% are due`,
        );
      });
  },
};

const AS_OFTEN = { least: 0.7, most: 1.4 };

export const politeKosovo: Rule = {
  why: 'Who learns that the speech of Kosovo is the rude one learns something false.',
  check: (content) => {
    const { right, wrong } = politeOptions(content);
    if (right.kosovo === 0 && wrong.kosovo === 0) return [];
    const times = right.kosovo / right.all / (wrong.kosovo / wrong.all);
    if (times >= AS_OFTEN.least && times <= AS_OFTEN.most) return [];
    return [
      ofAllUnits(
        `polite: ${right.kosovo} of ${right.all} right options are of Kosovo and ${wrong.kosovo} of ${wrong.all} wrong ones, not about as often`,
      ),
    ];
  },
};

function ofAllUnits(reason: string) {
  return { file: 'content/units', line: 1, reason };
}
