/** What a form can be, field by field, in the manner of UniMorph; no word stands in two fields. */
export const FEATURE_WORDS = {
  part: [
    'noun',
    'verb',
    'adjective',
    'adverb',
    'pronoun',
    'preposition',
    'conjunction',
    'particle',
    'article',
    'numeral',
    'interjection',
    'phrase',
    'name',
  ],
  person: ['1', '2', '3'],
  number: ['singular', 'plural'],
  case: ['nominative', 'accusative', 'genitive', 'dative', 'ablative'],
  definiteness: ['definite', 'indefinite'],
  gender: ['masculine', 'feminine'],
  tense: ['present', 'imperfect', 'aorist'],
  /** A tense without a mood is of the indicative. */
  mood: ['subjunctive', 'imperative', 'optative', 'admirative'],
  verbForm: ['participle'],
  voice: ['passive', 'reflexive', 'middle'],
  /** The object that is written in one with a command: "hape", "laji". */
  object: ['with-e', 'with-i', 'with-ia'],
  /** Stands after a linking article: "i madh", "e hënë". */
  link: ['linked'],
  possession: ['possessive'],
  /** What it stands with where it has this sense: "me shku", "u mbyll", "do të blija", "kam me". */
  construction: [
    'after-me',
    'after-me-u',
    'after-u',
    'after-mos-u',
    'after-do',
    'after-të',
    'after-preposition',
    'before-me',
  ],
  region: ['kosovo', 'standard'],
  register: ['polite', 'familiar', 'literary'],
} as const;

type Words = typeof FEATURE_WORDS;
export type PartOfSpeech = Words['part'][number];

/** What one form is in one sense. Where it is several things at once, each is named: 2nd and 3rd person. */
export type Features = {
  readonly [Field in Exclude<keyof Words, 'part'>]?: readonly Words[Field][number][];
} & {
  readonly part: PartOfSpeech;
  /** The dictionary form: of the entry, but for a sense that comes from another word ("pa": seen). */
  readonly lemma: string;
  /** What the standard says for this sense alone, where Kosovo says it so. */
  readonly standard?: string;
};

export type FeatureField = keyof Words;

/** Whether the form is this in the sense: `has(sense, 'case', 'genitive', 'dative')`. */
export function has<Field extends Exclude<FeatureField, 'part'>>(
  features: Features,
  field: Field,
  ...any: readonly Words[Field][number][]
): boolean {
  const own: readonly string[] = features[field] ?? [];
  return any.some((word) => own.includes(word));
}
