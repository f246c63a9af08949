import { clausesOf, type Forms, withShortFormsApart, wordsOf } from '../forms/forms.ts';
import { letters } from '../forms/letters.ts';
import type { Around } from '../regions/region-by-sense.ts';
import { align, type Pair } from './align.ts';
import { noteOn } from './notes.ts';

export type Verdict = 'right' | 'almost' | 'wrong';

export interface Marked {
  readonly verdict: Verdict;
  /** What there is to learn from the answer; null where it was right to the letter. */
  readonly note: string | null;
  /** The answer that was meant, beside what was typed, word by word. */
  readonly pairs: readonly Pair[];
}

/** The longest answer has 90; each word is compared with each, so that 10,000 would take seconds. */
export const MARKED_CHARACTERS = 500;

/**
 * Marks a typed answer as a patient teacher would: case, signs, spaces and apostrophes never count;
 * missing marks, the other region's word and a slip of the finger are right with a note; another
 * form or another word is wrong. `accepts` are further answers that the course allows; a gap is marked
 * by the sentence around it.
 */
export function mark(
  expected: string,
  typed: string,
  forms: Forms,
  accepts: readonly string[] = [],
  { before = '', after = '' } = {},
): Marked {
  const around = {
    before: wordsOf(before).map(letters),
    after: wordsOf(after).map(letters),
    clause: (clausesOf(before).at(-1) ?? []).map(letters),
  };
  const given = wordsOf(typed.slice(0, MARKED_CHARACTERS));
  const apart = withShortFormsApart(given, forms);
  const readings = apart.length === given.length ? [given] : [apart, given];
  return [expected, ...accepts]
    .flatMap((answer) =>
      readings.map((words) => markAgainst(clausesOf(answer), words, forms, around)),
    )
    .reduce((best, marked) => (rank(marked) < rank(best) ? marked : best));
}

function markAgainst(
  expected: readonly (readonly string[])[],
  typed: readonly string[],
  forms: Forms,
  around: Around,
): Marked {
  const pairs = align(expected, typed, forms, around);
  return { verdict: verdictOn(pairs), note: noteOn(pairs, forms), pairs };
}

/** Of one word of the answer that was meant, in all its forms there. Written elsewhere it was known. */
export function verdictOnWord(forms: readonly string[], pairs: readonly Pair[]): Verdict {
  const wanted = new Set(forms.flatMap(wordsOf).map(letters));
  const extra = new Set(
    pairs.flatMap(({ typed, relation }) => (relation === 'extra' ? typed.map(letters) : [])),
  );
  const ofWord = pairs.filter(({ expected }) => expected.some((one) => wanted.has(letters(one))));
  const inPlace = ofWord.filter(
    ({ expected, relation }) =>
      relation !== 'missing' || !expected.every((one) => extra.has(letters(one))),
  );
  const verdict = verdictOn(inPlace);
  return verdict === 'right' && inPlace.length < ofWord.length ? 'almost' : verdict;
}

export function faultsIn(pairs: readonly Pair[]): number {
  return pairs.filter(({ relation }) => FAULTS.has(relation)).length;
}

export function verdictOn(pairs: readonly Pair[]): Verdict {
  if (faultsIn(pairs) > 0) return 'wrong';
  return pairs.every(({ relation }) => relation === 'same') ? 'right' : 'almost';
}

const FAULTS = new Set<Pair['relation']>(['form', 'word', 'missing', 'extra']);
const RANKS: readonly Verdict[] = ['right', 'almost', 'wrong'];

/** Among answers that are equally wrong, the one with fewer faults was meant. */
function rank({ verdict, pairs }: Marked): number {
  return RANKS.indexOf(verdict) * 1_000 + faultsIn(pairs);
}
