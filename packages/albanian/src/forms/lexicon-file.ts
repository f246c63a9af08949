import type { Features, PartOfSpeech } from '../features/features.ts';
import type { Inflection } from '../inflection/inflection.ts';
import type { Beyond, LexiconForm } from './forms.ts';

/**
 * How the file is laid out. It rises with every change that a reader must know of, together with a step
 * in `currentLexicon`.
 */
export const LEXICON_FORMAT = 2;

/** The lexicon as the browser fetches it: what comes again and again is written once. */
export interface LexiconFile {
  readonly format: number;
  /** Empty: apps of the first format look here. */
  readonly parts: readonly PartOfSpeech[];
  /** What forms are in their senses, without the lemma where it is the form's own. */
  readonly features: readonly (readonly PackedFeatures[])[];
  /** The lemma is 0 where the form is its own. */
  readonly forms: readonly (readonly [
    form: string,
    lemma: string | 0,
    features: number,
    means: string,
    ...standard: string[],
  ])[];
  /** Words that the course does not teach and that a slip makes of one that it does. */
  readonly lookalikes: readonly string[];
  readonly inflection?: Inflection;
}

/** As a device may have kept it for another release of the app. */
export type KeptLexicon = Pick<LexiconFile, 'parts' | 'forms'> & Partial<LexiconFile>;

/**
 * In the first format a form told its part of speech alone, by its place in `parts`, and nobody knew
 * what looks like a word of the course.
 */
export function currentLexicon(kept: KeptLexicon): LexiconFile {
  return {
    lookalikes: [],
    features: kept.parts.map((part) => [{ part }, {}]),
    ...kept,
    format: Math.max(kept.format ?? 1, LEXICON_FORMAT),
  };
}

/** The part is left out where it is the entry's, which the first of a form's features names. */
type PackedFeatures = Omit<Features, 'part' | 'lemma'> & {
  readonly part?: PartOfSpeech;
  readonly lemma?: string;
};

export function packLexicon(lexicon: readonly LexiconForm[], beyond: Beyond): LexiconFile {
  const table = new Map<string, number>();
  const forms = lexicon.map(({ form, lemma, part, means, senses, standard }) => {
    const packed = JSON.stringify([{ part }, ...senses.map((each) => pack(each, part, lemma))]);
    const at = table.get(packed) ?? table.size;
    table.set(packed, at);
    return [form, lemma === form ? 0 : lemma, at, means, ...standard] as const;
  });
  const { lookalikes = [], inflection } = beyond;
  return {
    format: LEXICON_FORMAT,
    parts: [],
    features: [...table.keys()].map((packed) => JSON.parse(packed)),
    forms,
    lookalikes,
    ...(inflection ? { inflection } : {}),
  };
}

function pack({ part: own, lemma: of, ...rest }: Features, part: PartOfSpeech, lemma: string) {
  return {
    ...rest,
    ...(own === part ? {} : { part: own }),
    ...(of === lemma ? {} : { lemma: of }),
  };
}

export function unpackLexicon(kept: KeptLexicon): LexiconForm[] {
  const { features, forms } = currentLexicon(kept);
  return forms.map(([form, of, at, means, ...standard]) => {
    const lemma = of === 0 ? form : of;
    const [first, ...packed] = features[at] ?? [{}, {}];
    const part = first?.part ?? 'phrase';
    const senses = packed.map((each) => ({ part, lemma, ...each }));
    return { form, lemma, part, means, senses, standard };
  });
}
