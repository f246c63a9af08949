import { normalise, wordsIn } from '@hajde/albanian/text/words';

export interface PhrasePart {
  /** Its place in the phrase; the same word may stand there twice. */
  readonly at: number;
  readonly text: string;
  readonly isWord: boolean;
  /** What clings to the end of a word, such as its question mark: they never part at a line's end. */
  readonly clinging: string;
}

/** A phrase cut into its words and what stands between them, by the words that have a definition. */
export function phraseParts(phrase: string, words: Readonly<Record<string, string>>): PhrasePart[] {
  const text = normalise(phrase);
  const parts: PhrasePart[] = [];
  let at = 0;
  const between = (end: number) => {
    if (end > at) parts.push({ at, text: text.slice(at, end), isWord: false, clinging: '' });
  };
  for (const word of wordsIn(text, (form) => form in words)) {
    const start = text.indexOf(word, at);
    between(start);
    const [clinging = ''] = CLINGING.exec(text.slice(start + word.length)) ?? [];
    parts.push({ at: start, text: word, isWord: true, clinging });
    at = start + word.length + clinging.length;
  }
  between(text.length);
  return parts;
}

const CLINGING = /^[.,;:!?…]+/;
