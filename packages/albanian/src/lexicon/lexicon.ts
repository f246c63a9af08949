import type { PartOfSpeech } from '../features/features.ts';
import { wordsIn } from '../text/words.ts';
import { type Meanings, meaningsOf, type WrittenMeanings } from './meanings.ts';

/** What the lexicon knows of one form. */
export interface Entry {
  readonly form: string;
  readonly meanings: Meanings;
  readonly part: PartOfSpeech;
  readonly lemma: string;
  /** The standard form, where this one is Kosovo usage. */
  readonly kosovo: string | undefined;
  /** Whether it is only heard: nobody writes it. */
  readonly heard: boolean;
}

/** An entry as it is written in `content/lexicon/`. */
export interface WrittenEntry extends WrittenMeanings {
  readonly kosovo?: string | undefined;
  readonly heard?: boolean | undefined;
}

/** A word as it stands in a text, with its entry where the lexicon has one. */
interface Word<E extends Entry> {
  readonly text: string;
  readonly entry: E | undefined;
}

export interface Lexicon<E extends Entry = Entry> {
  readonly entries: readonly E[];
  /** The entry of exactly this form. */
  entryOf(form: string): E | undefined;
  /** The entry of this form as it may stand in a text: with a capital at the start of a sentence. */
  lookUp(form: string): E | undefined;
  wordsIn(text: string): readonly Word<E>[];
  /** Whether it is the standard form that stands beside a word of Kosovo. */
  isStandardForm(text: string): boolean;
}

export function lexiconOf<E extends Entry>(entries: readonly E[]): Lexicon<E> {
  const byForm = new Map(entries.map((entry) => [entry.form, entry]));
  const lookUp = (form: string) => byForm.get(form) ?? byForm.get(form.toLowerCase());
  const isKnown = (form: string) => lookUp(form) !== undefined;
  // The same few thousand texts are taken apart for each thing that is told of them.
  const wordsOf = new Map<string, readonly Word<E>[]>();
  const standardForms = new Set(entries.map(({ kosovo }) => kosovo?.toLowerCase()));
  return {
    entries,
    entryOf: (form) => byForm.get(form),
    lookUp,
    wordsIn: (text) => {
      const known = wordsOf.get(text);
      if (known) return known;
      const words = wordsIn(text, isKnown).map((word) => ({ text: word, entry: lookUp(word) }));
      wordsOf.set(text, words);
      return words;
    },
    isStandardForm: (text) => standardForms.has(text.toLowerCase()),
  };
}

export function entryFrom(form: string, written: WrittenEntry): Entry {
  const { part, lemma = form, kosovo, heard = false } = written;
  return { form, meanings: meaningsOf(written, form), part, lemma, kosovo, heard };
}
