import { distance } from 'fastest-levenshtein';

/** How many characters of a text were heard wrong, of how many. */
export interface Misheard {
  readonly wrong: number;
  readonly of: number;
}

/** Small letters and digits alone: how a recogniser spells, parts and marks its words is not the voice's fault. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

export function misheardIn(said: string, heard: string): Misheard {
  const text = folded(said);
  return { wrong: distance(text, folded(heard)), of: text.length };
}

/** Of all texts together, so that a long one counts more. Above 1 where more was heard than said. */
export function shareMisheard(all: readonly Misheard[]): number {
  const sum = (value: (each: Misheard) => number) =>
    all.reduce((total, each) => total + value(each), 0);
  return sum(({ wrong }) => wrong) / sum(({ of }) => of);
}
