import { normalise, wordsIn } from '@hajde/rules/words';

export interface PhrasePart {
  /** Its place in the phrase; the same word may stand there twice. */
  readonly at: number;
  readonly text: string;
  readonly isWord: boolean;
}

/** A phrase cut into its words and what stands between them, by the words that have a definition. */
export function phraseParts(phrase: string, words: Readonly<Record<string, string>>): PhrasePart[] {
  const text = normalise(phrase);
  const parts: PhrasePart[] = [];
  let at = 0;
  for (const word of wordsIn(text, (form) => form in words)) {
    const start = text.indexOf(word, at);
    if (start > at) parts.push({ at, text: text.slice(at, start), isWord: false });
    parts.push({ at: start, text: word, isWord: true });
    at = start + word.length;
  }
  if (at < text.length) parts.push({ at, text: text.slice(at), isWord: false });
  return parts;
}
