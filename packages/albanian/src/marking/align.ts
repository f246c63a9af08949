import type { Forms } from '../forms/forms.ts';
import { lacksMarksOnly, letters } from '../forms/letters.ts';
import { type Around, saysTheSameHere } from '../regions/region-by-sense.ts';
import { LONGEST_RUN, sameInTheOtherRegion } from '../regions/region-phrases.ts';
import { type Relation, relation } from './word-relation.ts';

/** A piece of the answer beside the piece that was typed for it, as both were written. */
export interface Pair {
  readonly expected: readonly string[];
  readonly typed: readonly string[];
  readonly relation: Relation | 'missing' | 'extra';
}

/** What a pair counts against an alignment: what is right first, then what is nearly right. */
const WEIGHT = {
  same: 0,
  marks: 1,
  region: 1,
  slip: 2,
  form: 20,
  word: 22,
  missing: 15,
  extra: 15,
};

/** The two word by word, in the way that needs the fewest faults; the answer comes clause by clause. */
export function align(
  clauses: readonly (readonly string[])[],
  typed: readonly string[],
  forms: Forms,
  around: Around,
): readonly Pair[] {
  const expected = clauses.flat();
  const starts = clauses.flatMap((clause, at) => {
    const before = clauses.slice(0, at).flat().length;
    return clause.map(() => before);
  });
  const texts: Texts = {
    expected,
    typed,
    letters: { expected: expected.map(letters), typed: typed.map(letters) },
  };
  const best = new Map<string, { weight: number; pairs: readonly Pair[] }>();
  const from = (i: number, j: number): { weight: number; pairs: readonly Pair[] } => {
    const key = `${i} ${j}`;
    const known = best.get(key);
    if (known) return known;
    let found = {
      weight: i === expected.length && j === typed.length ? 0 : Infinity,
      pairs: [] as readonly Pair[],
    };
    const here = aroundPlace(texts.letters.expected, i, starts[i] ?? 0, around);
    for (const pair of steps(texts, i, j, here, forms)) {
      const rest = from(i + pair.expected.length, j + pair.typed.length);
      const weight = WEIGHT[pair.relation] + rest.weight;
      if (weight < found.weight) found = { weight, pairs: [pair, ...rest.pairs] };
    }
    best.set(key, found);
    return found;
  };
  return from(0, 0).pairs;
}

/** Both texts word by word, as they were written and in their letters. */
interface Texts {
  readonly expected: readonly string[];
  readonly typed: readonly string[];
  readonly letters: { readonly expected: readonly string[]; readonly typed: readonly string[] };
}

/** Of the expected words in their letters. */
function aroundPlace(
  expected: readonly string[],
  i: number,
  start: number,
  around: Around,
): Around {
  const here = expected.slice(start, i);
  return {
    ...around,
    before: [...around.before, ...expected.slice(0, i)],
    clause: start === 0 ? [...around.clause, ...here] : here,
  };
}

function steps(
  { expected, typed, letters }: Texts,
  i: number,
  j: number,
  around: Around,
  forms: Forms,
): Pair[] {
  const run = (words: readonly string[], at: number, length: number) =>
    words.slice(at, at + length);
  const pairs: Pair[] = [];
  for (let m = 1; m <= LONGEST_RUN && i + m <= expected.length; m++) {
    const here = { ...around, after: [...letters.expected.slice(i + m), ...around.after] };
    for (let n = 1; n <= LONGEST_RUN && j + n <= typed.length; n++) {
      const [wanted, given] = [run(letters.expected, i, m), run(letters.typed, j, n)];
      const found = relationOfRuns(wanted, given, here, forms);
      if (found) {
        pairs.push({ expected: run(expected, i, m), typed: run(typed, j, n), relation: found });
      }
    }
  }
  if (i < expected.length) {
    pairs.push({ expected: run(expected, i, 1), typed: [], relation: 'missing' });
  }
  if (j < typed.length) pairs.push({ expected: [], typed: run(typed, j, 1), relation: 'extra' });
  return pairs;
}

function relationOfRuns(
  wanted: readonly string[],
  given: readonly string[],
  around: Around,
  forms: Forms,
): Relation | undefined {
  const { clause } = around;
  if (wanted.length === 1 && given.length === 1) {
    const sameHere = saysTheSameHere(wanted.join(''), given.join(''), around, forms);
    if (sameHere !== undefined) return sameHere ? 'region' : 'word';
    const found = relation(wanted.join(''), given.join(''), forms);
    const wrong = found === 'form' || found === 'word';
    return wrong && sameInTheOtherRegion(wanted, given, clause, forms) ? 'region' : found;
  }
  // Spaces never count: "nshpi" is "n'shpi".
  const [together, written] = [wanted.join(''), given.join('')];
  if (wanted.length === 1 || given.length === 1) {
    if (together === written) return 'same';
    if (lacksMarksOnly(together, written)) return 'marks';
  }
  return sameInTheOtherRegion(wanted, given, clause, forms) ? 'region' : undefined;
}
