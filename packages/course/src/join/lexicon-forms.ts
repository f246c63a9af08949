import type { Beyond, LexiconForm } from '@hajde/albanian/forms/forms';
import { textOfSenses } from '@hajde/albanian/lexicon/definition';
import type { Entry, Lexicon } from '../lexicon/lexicon.ts';
import type { Content } from '../read/content.ts';

/** The lexicon as the marker of practice needs it. */
export function lexiconForms({ entries }: Lexicon): LexiconForm[] {
  return entries.map((entry) => ({
    form: entry.form,
    lemma: entry.lemma,
    part: entry.part,
    means: textOfSenses(entry, entry.meanings.senses),
    senses: entry.meanings.senses.map(({ features }) => features),
    standard: standardForms(entry),
  }));
}

/** What the marker knows beyond the forms of the course: words that a slip must not make, tables. */
export function beyondTheCourse({ lookalikes, inflection }: Sources): Beyond {
  return { lookalikes: Object.keys(lookalikes?.data ?? {}), inflection: inflection?.data };
}

type Sources = Pick<Content, 'lookalikes' | 'inflection'>;

/** A word of Kosovo may stand for several words of the standard. */
export function standardForms({ kosovo }: Pick<Entry, 'kosovo'>): string[] {
  return kosovo?.split(/[,;/]/).map((standard) => standard.trim()) ?? [];
}
