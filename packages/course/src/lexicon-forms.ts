import type { LexiconForm } from '@hajde/rules/marking/forms';
import type { Lexicon } from './lexicon.ts';

/** The lexicon as the marker of practice needs it. */
export function lexiconForms({ entries }: Lexicon): LexiconForm[] {
  return entries.map(({ form, lemma, part, meanings, kosovo }) => ({
    form,
    lemma,
    part,
    means: `${meanings.senses.map(({ text }) => text).join('; ')}${meanings.note}`,
    standard: kosovo?.split(/[,;/]/).map((standard) => standard.trim()) ?? [],
  }));
}
