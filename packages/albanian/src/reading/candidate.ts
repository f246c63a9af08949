import type { Neighbour } from './neighbours.ts';
import type { FormEntry } from './reading-index.ts';

/** One way to read what was typed: in full spelling, with the forms that it is made of. */
export interface Candidate {
  readonly full: string;
  readonly parts: readonly FormEntry[];
  readonly score: number;
}

export interface Habits {
  /** Whether the writer types ë and ç at all: then a missing one says something. */
  readonly marksAreTyped: boolean;
}

/** How many readings of a word are weighed against its neighbours. */
const MOST = 8;

/** The likeliest, each once. */
export function best(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return candidates
    .toSorted((a, b) => b.score - a.score)
    .filter(({ full, parts }) => {
      const key = `${full} ${parts.map(({ word }) => word.lemma).join(' ')}`;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MOST);
}

/** As the words beside it see its first and its last part. */
export function sidesOf({ parts }: Candidate): { first: Neighbour; last: Neighbour } {
  const [first, last] = [parts[0], parts.at(-1)];
  return { first: neighbour(first), last: neighbour(last) };
}

function neighbour(entry: FormEntry | undefined): Neighbour {
  return { form: entry?.form ?? '', lemma: entry?.word.lemma ?? '', kinds: entry?.kinds ?? 0 };
}
