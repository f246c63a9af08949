import type { PartOfSpeech } from '../features/features.ts';
import { adjectiveForms } from '../inflection/adjective-paradigm.ts';
import { nounForms } from '../inflection/noun-paradigm.ts';
import type { Form } from '../inflection/paradigm.ts';
import { verbForms } from '../inflection/verb-paradigm.ts';
import { skeletonOf } from './spelling.ts';

/** The parts of speech as the reading lexicon names them: of a noun its gender, of an adjective its article. */
export const LEMMA_PARTS = {
  'noun-m': 'noun',
  'noun-f': 'noun',
  'noun-mf': 'noun',
  verb: 'verb',
  'adjective-i': 'adjective',
  adjective: 'adjective',
  adverb: 'adverb',
  preposition: 'preposition',
  conjunction: 'conjunction',
  pronoun: 'pronoun',
  particle: 'particle',
  interjection: 'interjection',
  numeral: 'numeral',
  name: 'name',
  phrase: 'phrase',
  abbreviation: 'phrase',
  article: 'article',
} as const satisfies Record<string, PartOfSpeech>;

export type LemmaPart = keyof typeof LEMMA_PARTS;

/** One line of `content/reading/lemmas-*.tsv`. */
interface LemmaLine {
  readonly lemma: string;
  readonly part: LemmaPart;
  readonly gloss: string;
  readonly parts: ReadonlyMap<string, string>;
}

/** Reads a line, or says what is wrong with it. */
export function readLemmaLine(line: string): LemmaLine | { readonly fault: string } {
  const [lemma = '', part = '', gloss = '', forms = ''] = line
    .split('\t')
    .map((cell) => cell.trim());
  if (lemma === '' || gloss === '') return { fault: 'a lemma needs its word and its gloss' };
  if (!isLemmaPart(part)) return { fault: `"${part}" is no part of speech of the reading lexicon` };
  const parts = new Map<string, string>();
  for (const written of forms.split(';').map((each) => each.trim())) {
    if (written === '') continue;
    const [, key = '', value = ''] = /^(\w+)\s*=?\s*(.*)$/.exec(written) ?? [];
    if (!KEYS.includes(key)) return { fault: `"${written}" names no form` };
    parts.set(key, value);
  }
  return { lemma, part, gloss, parts };
}

const KEYS = 'pl def nopl aor part kpart pres2 imp f plm plf also odd usual'.split(' ');

function isLemmaPart(part: string): part is LemmaPart {
  return part in LEMMA_PARTS;
}

/** Every form that follows from the line, the lemma among them; what is listed as odd has no features. */
export function formsOfLemma(line: LemmaLine): Form[] {
  const ruled = byRule(line);
  const odd = several(line, 'odd').map((form): Form => [form, '']);
  const others = several(line, 'also');
  if (others.length === 0) return [...ruled, ...odd];
  // Another spelling that only leaves letters out is a habit, which the reader knows anyway.
  const skeletons = new Set(ruled.map(([form]) => skeletonOf(form)));
  const also = others.filter((form) => !skeletons.has(skeletonOf(form)));
  return [...ruled, ...odd, ...also.map((form): Form => [form, ''])];
}

function byRule(line: LemmaLine): Form[] {
  const { lemma, part, parts } = line;
  const noun = {
    lemma,
    definite: parts.get('def'),
    plurals: several(line, 'pl').length > 0 ? several(line, 'pl') : undefined,
    hasPlural: !parts.has('nopl'),
  };
  switch (part) {
    // Masculine in the singular, feminine in the plural: aeroport, aeroporte.
    case 'noun-mf':
    case 'noun-m':
      return nounForms({ ...noun, gender: 'masculine' });
    case 'noun-f':
      return nounForms({ ...noun, gender: 'feminine' });
    case 'name':
      return nameForms(lemma, parts.get('def'));
    case 'verb':
      return verbForms({
        lemma,
        aorist: parts.get('aor'),
        participle: parts.get('part'),
        kosovoParticiple: parts.get('kpart')?.replaceAll(/\s*,\s*/g, '/'),
        second: parts.get('pres2'),
        imperative: parts.get('imp'),
      });
    case 'adjective':
    case 'adjective-i':
      return adjectiveForms({
        lemma,
        linked: part === 'adjective-i',
        feminine: parts.get('f'),
        pluralMasculine: parts.get('plm'),
        pluralFeminine: parts.get('plf'),
      });
    default:
      return [[lemma, '']];
  }
}

function several({ parts }: LemmaLine, key: string): string[] {
  return (parts.get(key) ?? '').split(/[,/]/).flatMap((form) => form.trim() || []);
}

/** Arta, Artën; Blerim, Blerimin; Prishtinë, Prishtina. */
function nameForms(lemma: string, definite: string | undefined): Form[] {
  const feminine = /[aëe]$/.test(lemma) || (lemma.endsWith('i') && definite?.endsWith('a'));
  if (lemma.endsWith('ia')) {
    return nounForms({ lemma: lemma.slice(0, -1), gender: 'feminine', hasPlural: false });
  }
  if (lemma.endsWith('a')) {
    const forms = nounForms({
      lemma: `${lemma.slice(0, -1)}ë`,
      gender: 'feminine',
      hasPlural: false,
    });
    return [[lemma, ''], ...forms.filter(([form]) => form !== lemma)];
  }
  if (/i$/.test(lemma) && !feminine) {
    return [
      [lemma, ''],
      [`${lemma}u`, ''],
      [`${lemma}n`, ''],
      [`${lemma}t`, ''],
      [`${lemma}un`, ''],
    ];
  }
  return nounForms({
    lemma,
    gender: feminine ? 'feminine' : 'masculine',
    definite,
    hasPlural: false,
  });
}
