import type { LexiconForm } from '@hajde/rules/marking/forms';
import type { Content } from './content.ts';
import type { Entry, Lexicon } from './lexicon.ts';

/** The lexicon as the marker of practice needs it. */
export function lexiconForms({ entries }: Lexicon): LexiconForm[] {
  return entries.map((entry) => ({
    form: entry.form,
    lemma: entry.lemma,
    part: entry.part,
    means: `${entry.meanings.senses.map(({ text }) => text).join('; ')}${entry.meanings.note}`,
    standard: standardForms(entry),
  }));
}

/** What a slip must not make of a word of the course: another one, though no lesson teaches it. */
export function lookalikesOf({ lookalikes }: Pick<Content, 'lookalikes'>): string[] {
  return Object.keys(lookalikes?.data ?? {});
}

/** A word of Kosovo may stand for several words of the standard. */
export function standardForms({ kosovo }: Pick<Entry, 'kosovo'>): string[] {
  return kosovo?.split(/[,;/]/).map((standard) => standard.trim()) ?? [];
}
