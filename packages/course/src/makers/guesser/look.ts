import { normalise } from '@hajde/albanian/text/words';

/** How an option looks to somebody who cannot read it. */
export interface Look {
  readonly text: string;
  readonly words: readonly string[];
  /** Neighbouring words, the edges of the sentence included. */
  readonly pairs: readonly string[];
  readonly letterPairs: ReadonlySet<string>;
}

export function lookOf(text: string): Look {
  const words = wordsOf(text);
  const edged = ['^', ...words, '$'];
  const letters = ` ${words.join(' ')} `;
  return {
    text,
    words,
    pairs: edged.slice(1).map((word, index) => `${edged[index]} ${word}`),
    letterPairs: new Set(
      [...letters].slice(1).map((letter, index) => `${letters[index]}${letter}`),
    ),
  };
}

export function wordsOf(text: string): string[] {
  return normalise(text)
    .toLowerCase()
    .replace(/'/g, "' ")
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .filter((word) => word !== '' && word !== "'");
}

/** Twice what they share, of what they have together. */
export function likeness<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  if (a.size + b.size === 0) return 0;
  let shared = 0;
  for (const each of a) if (b.has(each)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}
