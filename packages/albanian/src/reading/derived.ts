import { asOneWord } from './as-one-word.ts';
import { best, type Candidate, type Habits } from './candidate.ts';
import type { ReadingIndex } from './reading-index.ts';

/** Words that a rule makes of a known one: what is done (-im), how (-isht), what is not (pa-, mos-, jo-). */
const DERIVED: readonly (readonly [RegExp, string])[] = [
  [/im(i|in|it|e|et|eve)?$/, 'oj'],
  [/uesh(ëm|em|me|mit)?$/, 'oj'],
  [/ues(i|in|it|e|ja|en|es|it|ve)?$/, 'oj'],
  [/uar(i|it|a|en|ën|at|it|ve)?$/, 'oj'],
  [/isht$/, ''],
  [/(ush|ushi|kë|ke|ka|th|z|zë|za)$/, ''],
  [/^(pa|mos|jo|ri|për|sh|ç|stër|nën|mbi)/, ''],
  [/(si|sia|sinë|sise|shmëri|shmeria)$/, ''],
];

export function derived(
  typed: string,
  word: string,
  index: ReadingIndex,
  habits: Habits,
): Candidate[] {
  const keeps = typed.toLowerCase();
  return best(
    DERIVED.flatMap(([ending, of]) => {
      const stem = word.replace(ending, of);
      if (stem === word || stem.length < 4) return [];
      return asOneWord(stem, stem, index, habits).map((candidate) => ({
        ...candidate,
        full: keeps,
        score: candidate.score - 4,
      }));
    }),
  );
}
