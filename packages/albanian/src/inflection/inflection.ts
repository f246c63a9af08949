import { PERSONS, type Person } from '../features/person.ts';

/** Dictionary forms with one of these endings have these forms; the ending itself stays or goes. */
export interface Row {
  readonly ends: readonly string[];
  readonly keeps?: boolean | undefined;
  readonly forms: readonly string[];
}

/** The tables of `content/inflection.yaml`. */
export interface Inflection {
  readonly verbs: {
    readonly afterTe: readonly Row[];
    readonly participles: readonly Row[];
    readonly reflexive: readonly Row[];
    readonly irregularAfterTe: Readonly<Record<string, readonly string[]>>;
    readonly toYouAll: Readonly<Record<string, string>>;
    /** Said of nobody where they stand without a subject. */
    readonly impersonal: readonly string[];
    /** Whoever they are done to is the one who does what follows. */
    readonly ofTheObject: readonly string[];
  };
  readonly nouns: { readonly singular: readonly Row[] };
}

/** A device may still have a lexicon without tables; then only the forms of the course are known. */
export const NO_INFLECTION: Inflection = {
  verbs: {
    afterTe: [],
    participles: [],
    reflexive: [],
    irregularAfterTe: {},
    toYouAll: {},
    impersonal: [],
    ofTheObject: [],
  },
  nouns: { singular: [] },
};

/**
 * What stands after "të" (dua të shkoj): the form → who does it. The lexicon has only the forms that
 * the course uses, and a learner may know another one.
 */
export function formsAfterTe(lemma: string, { verbs }: Inflection): ReadonlyMap<string, Person> {
  const written = verbs.irregularAfterTe[lemma] ?? formsBy(verbs.afterTe, lemma);
  const toAll = verbs.toYouAll[lemma];
  const forms = toAll ? written.with(PERSONS.indexOf('2 plural'), toAll) : written;
  return new Map(forms.map((form, at) => [form, PERSONS[at] ?? '1 singular']));
}

/** The lemma of what is done to oneself: "martoj", "martohem". */
export function reflexive(lemma: string, { verbs }: Inflection): string {
  return formsBy(verbs.reflexive, lemma)[0] ?? lemma;
}

/** The participle as the standard and as Kosovo forms it, of verbs that follow the rule. */
export function regularParticiples(lemma: string, { verbs }: Inflection): readonly string[] {
  return formsBy(verbs.participles, lemma);
}

/** The singular forms of a noun that follow the rule: a slip that makes one of them is no slip. */
export function regularNounForms(lemma: string, { nouns }: Inflection): readonly string[] {
  return formsBy(nouns.singular, lemma);
}

function formsBy(rows: readonly Row[], lemma: string): readonly string[] {
  for (const { ends, keeps = false, forms } of rows) {
    const ending = ends.find((each) => lemma.endsWith(each));
    if (ending === undefined) continue;
    const stem = keeps ? lemma : lemma.slice(0, lemma.length - ending.length);
    return forms.map((form) => `${stem}${form}`);
  }
  return [];
}
