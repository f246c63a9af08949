import { wordsIn } from '@hajde/rules/words';
import type { z } from 'zod';
import type { lexiconFile } from './formats/lexicon.ts';
import { type Meanings, meaningsOf } from './senses.ts';
import type { Read, Source } from './source.ts';

export interface Entry {
  readonly form: string;
  readonly meanings: Meanings;
  readonly part: z.output<typeof lexiconFile>[string]['part'];
  readonly lemma: string;
  /** The standard form, where this one is Kosovo usage. */
  readonly kosovo: string | undefined;
  /** Whether it is only heard: nobody writes it. */
  readonly heard: boolean;
  readonly source: Source;
}

/** A word as it stands in a text, with its entry where the lexicon has one. */
interface Word {
  readonly text: string;
  readonly entry: Entry | undefined;
}

export interface Lexicon {
  readonly entries: readonly Entry[];
  /** The entry of exactly this form. */
  entryOf(form: string): Entry | undefined;
  /** The entry of this form as it may stand in a text: with a capital at the start of a sentence. */
  lookUp(form: string): Entry | undefined;
  wordsIn(text: string): Word[];
  /** Whether it is the standard form that stands beside a word of Kosovo. */
  isStandardForm(text: string): boolean;
}

export function joinLexicon(files: readonly Read<z.output<typeof lexiconFile>>[]): Lexicon {
  const entries = files.flatMap(({ source, data }) =>
    Object.entries(data).map(([form, { means, part, lemma = form, kosovo, heard = false }]) => {
      const meanings = meaningsOf(means, form, lemma);
      return { form, meanings, part, lemma, kosovo, heard, source };
    }),
  );
  const byForm = new Map(entries.map((entry) => [entry.form, entry]));
  const lookUp = (form: string) => byForm.get(form) ?? byForm.get(form.toLowerCase());
  const standardForms = new Set(entries.map(({ kosovo }) => kosovo?.toLowerCase()));
  return {
    entries,
    entryOf: (form) => byForm.get(form),
    lookUp,
    wordsIn: (text) =>
      wordsIn(text, (form) => lookUp(form) !== undefined).map((word) => {
        return { text: word, entry: lookUp(word) };
      }),
    isStandardForm: (text) => standardForms.has(text.toLowerCase()),
  };
}
