import { asOneWord } from './as-one-word.ts';
import { asSaid } from './as-said.ts';
import { best, type Candidate, type Habits } from './candidate.ts';
import { derived } from './derived.ts';
import type { ReadingIndex } from './reading-index.ts';
import { runTogether } from './run-together.ts';
import { shortened } from './shortened.ts';
import { bare, LONGEST_WORD } from './spelling.ts';

/** What is a word by itself is seldom meant as two: tmerr, tha. */
const BESIDE_A_WORD = 3;
/** Below this, what the word sounds like and what it is made of is asked as well. */
const LIKELY_ENOUGH = -2.5;

/** All ways to read a word that come into question, the likeliest first. */
export function candidatesOf(typed: string, index: ReadingIndex, habits: Habits): Candidate[] {
  const word = bare(typed);
  if (word === '' || word.length > LONGEST_WORD) return [];
  const full = index.inFull(word);
  if (full !== undefined) {
    const written = inWords(full, index, habits);
    if (written) return [written];
  }
  const asTyped = asOneWord(typed, word, index, habits);
  const isWord = asTyped.some(({ parts }) => silent(parts[0]?.bare ?? '') === silent(word));
  const taken = shortened(typed, word, index, habits).map((each) =>
    isWord ? { ...each, score: each.score - BESIDE_A_WORD } : each,
  );
  const found = [...asTyped, ...taken];
  const likely = best(found);
  if ((likely[0]?.score ?? -9) >= LIKELY_ENOUGH) return likely;
  const others = best([
    ...likely,
    ...asSaid(typed, word, index, habits),
    ...runTogether(word, index, habits),
  ]);
  return others.length > 0 ? others : derived(typed, word, index, habits);
}

/** Without the -ë that nobody hears. */
const silent = (word: string): string => word.replace(/ë$/, '');

/** A phrase that stands for a sign: flm, dmth, psh. */
function inWords(full: string, index: ReadingIndex, habits: Habits): Candidate | undefined {
  const parts = full
    .split(' ')
    .flatMap((each) => candidatesOf(each, withoutSigns(index), habits)[0]?.parts ?? []);
  return parts.length === 0 ? undefined : { full, parts, score: 8 };
}

const withoutSigns = (index: ReadingIndex): ReadingIndex => ({ ...index, inFull: () => undefined });
