import type { ReadToken } from './read.ts';

export interface Explained {
  readonly text: string;
  /** The same in full spelling. */
  readonly full: string;
  /** The dictionary form; of a word with short forms before it that of the word itself. */
  readonly lemma: string | null;
  readonly gloss: string | null;
  readonly known: boolean;
}

/** What the likeliest reading says of a token. Spaces, numbers and emoji explain themselves. */
export function explained({ text, kind, language, readings }: ReadToken): Explained {
  const [likeliest] = readings;
  if (likeliest) {
    const main = (likeliest.parts.findLast(({ form }) => !form.endsWith("'")) ?? likeliest.parts[0])
      ?.word;
    const gloss = likeliest.parts.map(({ word }) => word.gloss).join(' + ');
    return { text, full: likeliest.full, lemma: main?.lemma ?? null, gloss, known: true };
  }
  const gloss = kind === 'foreign' ? (language ?? '') : kind === 'name' ? 'a name' : null;
  return { text, full: text, lemma: null, gloss, known: kind !== 'word' };
}
