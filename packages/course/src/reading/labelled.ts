import { readFileSync } from 'node:fs';
import { explained } from '@hajde/albanian/reading/explained';
import { readText } from '@hajde/albanian/reading/read';
import type { ReadingIndex } from '@hajde/albanian/reading/reading-index';
import { z } from 'zod';

const message = z.strictObject({ text: z.string(), words: z.array(z.string()) });

interface LabelledWord {
  readonly typed: string;
  /** Every spelling that is right. */
  readonly full: readonly string[];
  /** Kosovo's and the standard's are both right; "-" for a word of another language. */
  readonly lemmas: readonly string[];
}

interface Labelled {
  readonly text: string;
  readonly words: readonly LabelledWord[];
}

/** Messages with the full spelling and the dictionary form of each word, as people labelled them. */
export function labelledMessages(file: URL): Labelled[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { text, words } = message.parse(JSON.parse(line));
      return { text, words: words.map(wordOf) };
    });
}

function wordOf(written: string): LabelledWord {
  const [typed = '', full = '', lemmas = ''] = written.split('|');
  return { typed, full: full.split(','), lemmas: lemmas.split(',') };
}

export interface Score {
  readonly words: number;
  readonly explained: number;
  readonly rightly: number;
  readonly spelled: number;
  /** What went wrong, for whoever mends it. */
  readonly misses: readonly string[];
}

/** How many words of the messages the reader explains, explains rightly, and spells rightly. */
export function scoreOf(messages: readonly Labelled[], index: ReadingIndex): Score {
  let [words, known, rightly, spelled] = [0, 0, 0, 0];
  const misses: string[] = [];
  for (const { text, words: labels } of messages) {
    const tokens = readText(text, index).filter(({ kind }) => /word|name|foreign/.test(kind));
    for (const [at, label] of labels.entries()) {
      const token = tokens[at];
      if (token?.text !== label.typed)
        throw new Error(`"${text}" has no word "${label.typed}" there`);
      const { full, lemma, known: isKnown } = explained(token);
      const isRight = isKnown && sameLemma(lemma, token.kind, label);
      const isSpelled = label.full.some((each) => each.toLowerCase() === full.toLowerCase());
      words += 1;
      known += isKnown ? 1 : 0;
      rightly += isRight ? 1 : 0;
      spelled += isSpelled ? 1 : 0;
      if (!isRight || !isSpelled) {
        misses.push(
          `${text}: ${label.typed} → ${full} (${lemma}), not ${label.full} (${label.lemmas})`,
        );
      }
    }
  }
  return {
    words,
    explained: known / words,
    rightly: rightly / words,
    spelled: spelled / words,
    misses,
  };
}

function sameLemma(lemma: string | null, kind: string, { lemmas }: LabelledWord): boolean {
  if (kind === 'foreign') return lemmas.includes('-');
  if (kind === 'name' && lemma === null) return lemmas.some((each) => /^\p{Lu}|^-$/u.test(each));
  const bareOf = (word: string) => word.toLowerCase().replace(/^[ie] /, '');
  return lemmas.some((each) => bareOf(each) === bareOf(lemma ?? ''));
}
