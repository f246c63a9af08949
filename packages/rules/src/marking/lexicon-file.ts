import type { LexiconForm } from './forms.ts';

/** The lexicon as the browser fetches it: what comes again and again is written once. */
export interface LexiconFile {
  readonly parts: readonly string[];
  /** The lemma is 0 where the form is its own. */
  readonly forms: readonly (readonly [
    form: string,
    lemma: string | 0,
    part: number,
    means: string,
    ...standard: string[],
  ])[];
  /**
   * Words that the course does not teach and that a slip makes of one that it does. A device may still
   * have a file without them.
   */
  readonly lookalikes?: readonly string[];
}

export function packLexicon(
  lexicon: readonly LexiconForm[],
  lookalikes: readonly string[],
): LexiconFile {
  const parts = [...new Set(lexicon.map(({ part }) => part))];
  return {
    parts,
    forms: lexicon.map(({ form, lemma, part, means, standard }) => [
      form,
      lemma === form ? 0 : lemma,
      parts.indexOf(part),
      means,
      ...standard,
    ]),
    lookalikes,
  };
}

export function unpackLexicon({ parts, forms }: LexiconFile): LexiconForm[] {
  return forms.map(([form, lemma, part, means, ...standard]) => ({
    form,
    lemma: lemma === 0 ? form : lemma,
    part: parts[part] ?? '',
    means,
    standard,
  }));
}
