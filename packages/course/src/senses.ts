import { partsOf } from '@hajde/rules/marking/senses';

export interface Sense {
  readonly key: string;
  readonly text: string;
}

/** What a form can mean, the usual sense first. */
export interface Meanings {
  readonly senses: readonly Sense[];
  /** What is said of the form once, whatever it means: "(punoj, 2nd and 3rd person)". */
  readonly note: string;
}

/**
 * The senses of an entry. A map names them; in a text, a semicolon parts them and their numbers are
 * their names, and a note about the dictionary form at the end belongs to all of them.
 */
export function meaningsOf(
  means: string | Readonly<Record<string, string>>,
  form: string,
  lemma: string,
): Meanings {
  if (typeof means !== 'string') {
    return { senses: Object.entries(means).map(([key, text]) => ({ key, text })), note: '' };
  }
  const note = form === lemma || !means.includes(';') ? '' : noteOn(lemma, means);
  const texts = partsOf(means.slice(0, means.length - note.length));
  return { senses: texts.map((text, index) => ({ key: String(index + 1), text })), note };
}

function noteOn(lemma: string, means: string): string {
  const start = means.lastIndexOf(' (');
  const note = start === -1 ? '' : means.slice(start);
  return note.startsWith(` (${lemma}`) && note.endsWith(')') ? note : '';
}
