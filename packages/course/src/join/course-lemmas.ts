import { type Features, has } from '@hajde/albanian/features/features';
import type { LemmaPart } from '@hajde/albanian/reading/lemma-line';
import type { Entry, Lexicon } from '../lexicon/lexicon.ts';

interface WrittenLemma {
  readonly lemma: string;
  readonly part: LemmaPart;
  readonly gloss: string;
  /** Principal parts as `content/reading/` writes them. */
  readonly forms: string;
}

/** The course's own words as lines of the reading lexicon: their principal parts are among their forms. */
export function lemmaLinesOf({ entries }: Lexicon): WrittenLemma[] {
  const byLemma = Map.groupBy(entries, ({ lemma }) => lemma);
  return [...byLemma].flatMap(([lemma, forms]) => {
    const own = forms.find(({ form }) => form === lemma);
    if (own === undefined || /[\s']/.test(lemma)) return [];
    const gloss = own.meanings.senses[0]?.text ?? '';
    const told = formsByPart(own, forms);
    return told === undefined || gloss === '' ? [] : [{ lemma, gloss, ...told }];
  });
}

function formsByPart(own: Entry, forms: readonly Entry[]) {
  const first = (...tests: ((features: Features, entry: Entry) => boolean)[]) =>
    forms.find((entry) =>
      entry.meanings.senses.some(
        ({ features }) =>
          features.part === own.part && tests.every((test) => test(features, entry)),
      ),
    )?.form;
  switch (own.part) {
    case 'noun':
      return noun(own.form, first);
    case 'verb':
      return verb(first);
    case 'adjective':
      return {
        part: own.meanings.senses.some(({ features }) => has(features, 'link', 'linked'))
          ? ('adjective-i' as const)
          : ('adjective' as const),
        forms: written({
          f: first(is('gender', 'feminine'), is('number', 'singular')),
          plm: first(is('gender', 'masculine'), is('number', 'plural')),
          plf: first(is('gender', 'feminine'), is('number', 'plural')),
        }),
      };
    case 'name':
      return { part: 'name' as const, forms: '' };
    default:
      return undefined;
  }
}

type Test = (features: Features, entry: Entry) => boolean;
type First = (...tests: Test[]) => string | undefined;

function noun(lemma: string, first: First): { part: LemmaPart; forms: string } {
  const def = first(
    is('definiteness', 'definite'),
    is('number', 'singular'),
    is('case', 'nominative'),
  );
  const pl = first(
    is('definiteness', 'indefinite'),
    is('number', 'plural'),
    is('case', 'nominative'),
  );
  const feminine = def === undefined ? /[ëei]$/.test(lemma) : def.endsWith('a');
  return { part: feminine ? 'noun-f' : 'noun-m', forms: written({ def, pl }) };
}

function verb(first: First): { part: LemmaPart; forms: string } {
  const participle = is('verbForm', 'participle');
  const plain: Test = ({ object, voice }) => object === undefined && voice === undefined;
  return {
    part: 'verb',
    forms: written({
      aor: first(is('tense', 'aorist'), is('person', '1'), is('number', 'singular')),
      part: first(participle, (_, { kosovo }) => kosovo === undefined),
      kpart: first(participle, (_, { kosovo }) => kosovo !== undefined),
      pres2: first(
        is('tense', 'present'),
        is('person', '2', '3'),
        is('number', 'singular'),
        plain,
        isTold,
      ),
      imp: first(is('mood', 'imperative'), is('number', 'singular'), plain),
    }),
  };
}

const isTold: Test = ({ mood }) => mood === undefined;

function is<F extends Parameters<typeof has>[1]>(
  field: F,
  ...any: readonly NonNullable<Features[F]>[number][]
): Test {
  return (features) => {
    const own: readonly string[] = features[field] ?? [];
    return any.some((each) => own.includes(each));
  };
}

function written(forms: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(forms)
    .flatMap(([key, form]) => (form === undefined ? [] : `${key}=${form}`))
    .join('; ');
}
