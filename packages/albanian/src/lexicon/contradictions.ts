import { type FeatureField, type Features, has, type PartOfSpeech } from '../features/features.ts';
import type { Entry, Lexicon } from './lexicon.ts';

/** What is missing from the features of a form, or does not fit its own, its word's or its standard's. */
export function contradictionsIn(entry: Entry, lexicon: Lexicon): string[] {
  const { form, meanings } = entry;
  return meanings.senses
    .flatMap(({ key, text, features }) => {
      const faults = [
        ...missing(entry, features),
        ...misplaced(features),
        ...againstTheLemma(entry, features, lexicon),
        ...againstTheGender(entry, features, lexicon),
      ];
      return faults.map((fault) => `"${form}" (${key}: ${text}) ${fault}`);
    })
    .concat(againstTheStandard(entry, lexicon));
}

const INFLECTED = new Set<PartOfSpeech>([
  'noun',
  'verb',
  'adjective',
  'pronoun',
  'article',
  'name',
]);

function missing({ form, lemma }: Entry, features: Features): string[] {
  const { part } = features;
  if (part === 'verb')
    return has(features, 'verbForm', 'participle') ? [] : missingOfVerb(features);
  const { part: _, lemma: ofWord, standard: __, ...told } = features;
  if (part === 'noun' && ofWord === form) return features.gender ? [] : ['has no gender'];
  if (!INFLECTED.has(part) || form === lemma || ofWord !== lemma) return [];
  return Object.keys(told).length > 0 ? [] : ['has no features'];
}

function missingOfVerb({ person, number, tense, mood }: Features): string[] {
  if (!person && !number && !tense && !mood) return ['has no features'];
  if (!person || !number) return ['does not say who does it: it needs a person and a number'];
  return tense || mood ? [] : ['has neither a tense nor a mood'];
}

/** Fields that only these parts of speech have. */
const ONLY_OF: Partial<Record<FeatureField, readonly PartOfSpeech[]>> = {
  tense: ['verb'],
  verbForm: ['verb'],
  object: ['verb'],
  voice: ['verb', 'particle'],
  mood: ['verb', 'interjection'],
  person: ['verb', 'pronoun', 'interjection'],
  case: ['noun', 'name', 'adjective', 'pronoun', 'numeral', 'article'],
  definiteness: ['noun', 'name', 'adjective', 'pronoun', 'numeral'],
  gender: ['noun', 'name', 'adjective', 'pronoun', 'numeral', 'article'],
  possession: ['pronoun', 'article'],
};

function misplaced(features: Features): string[] {
  const fields = Object.entries(ONLY_OF).filter(
    ([field, parts]) =>
      features[field as keyof Features] !== undefined && !parts.includes(features.part),
  );
  const faults = fields.map(([field]) => `is a ${features.part} and has no ${field}`);
  const { verbForm, person, tense, mood } = features;
  if (verbForm && (person || tense || mood)) {
    faults.push('is a participle and has no person, tense or mood');
  }
  if (mood?.includes('imperative') && person?.join() !== '2') {
    faults.push('is a command, and those go to "you"');
  }
  return faults;
}

/** A form is of the part of speech of its word; a participle may be an adjective or a noun as well. */
function againstTheLemma({ form }: Entry, features: Features, lexicon: Lexicon): string[] {
  const { lemma, part } = features;
  if (lemma === form) return [];
  const base = lexicon.entryOf(lemma);
  if (!base) return [`is of "${lemma}", which has no entry of its own`];
  const parts = base.meanings.senses.map((sense) => sense.features.part).concat(base.part);
  const uninflected = !INFLECTED.has(part);
  const verbal =
    (parts.includes('verb') && ['adjective', 'noun'].includes(part)) ||
    (parts.includes('adjective') && has(features, 'verbForm', 'participle'));
  const nominal = ['noun', 'adjective', 'pronoun', 'numeral', 'name', 'adverb', 'article'];
  const fits =
    parts.includes(part) ||
    uninflected ||
    verbal ||
    (nominal.includes(part) && parts.some((each) => nominal.includes(each)));
  return fits ? [] : [`is a ${part}, but its word "${lemma}" a ${base.part}`];
}

/**
 * The ending of the definite singular tells the gender, but for men whose word ends in a vowel: "babai"
 * and "baba", "daja". A form that names its own gender ("mësuesja") is of that one.
 */
function againstTheGender({ form }: Entry, features: Features, lexicon: Lexicon): string[] {
  const { part, lemma, number, definiteness } = features;
  if (part !== 'noun' || number?.join() !== 'singular' || definiteness?.join() !== 'definite') {
    return [];
  }
  const [gender, ...others] = features.gender ?? gendersOf(lemma, lexicon);
  if (gender === undefined || others.length > 0) return [];
  const ending = ENDINGS[gender === 'feminine' ? 'masculine' : 'feminine'];
  const isFree = gender === 'masculine' && /[aeiouyë]$/.test(lemma);
  const isOfTheOther = has(features, 'case', 'genitive', 'dative')
    ? ending.oblique.test(form)
    : features.case?.join() === 'nominative' && ending.nominative.test(form);
  return isOfTheOther && !isFree ? [`is ${gender}, but ends as if it were not`] : [];
}

const ENDINGS = {
  masculine: { nominative: /[iu]$/, oblique: /[iu]t$/ },
  feminine: { nominative: /a$/, oblique: /së?$/ },
};

/** What the word of a form says, where it is a noun and there is one answer. */
function gendersOf(lemma: string, lexicon: Lexicon): NonNullable<Features['gender']> {
  const senses = lexicon.entryOf(lemma)?.meanings.senses ?? [];
  return senses.find(({ features }) => features.gender)?.features.gender ?? [];
}

/** Kosovo's form and the standard's that stands beside it are the same form of the same word. */
function againstTheStandard(entry: Entry, lexicon: Lexicon): string[] {
  const standards = (entry.kosovo?.split(/[,;/]/) ?? []).flatMap(
    (form) => lexicon.entryOf(form.trim()) ?? [],
  );
  const [own, ...others] = standards;
  if (!own || others.length > 0) return [];
  const alike = entry.meanings.senses.some((one) =>
    own.meanings.senses.some((other) => meet(one.features, other.features)),
  );
  return alike ? [] : [`"${entry.form}" is another form than "${own.form}", its standard`];
}

const COMPARED = ['person', 'number', 'case', 'tense', 'mood', 'verbForm', 'definiteness'] as const;

function meet(one: Features, other: Features): boolean {
  return COMPARED.every((field) => {
    const [mine, theirs]: (readonly string[] | undefined)[] = [one[field], other[field]];
    return !mine || !theirs || mine.some((word) => theirs.includes(word));
  });
}
