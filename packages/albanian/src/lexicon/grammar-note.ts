import { FEATURE_WORDS, type Features, has } from '../features/features.ts';
import type { Sense } from './meanings.ts';

interface Of {
  readonly form: string;
  readonly kosovo: string | undefined;
}

/** What form of which word it is: "flas, 2nd and 3rd person"; none for the dictionary's own form. */
export function noteOn(of: Of, features: Features | undefined): string {
  if (!features) return '';
  const grammar = grammarOf(of, features);
  const ofWord = has(features, 'link', 'linked')
    ? linked(features, of.form)
    : isDictionaryForm(of, features) || grammar === ''
      ? ''
      : features.lemma;
  return [ofWord, grammar].filter((part) => part !== '').join(', ');
}

/** The form of the dictionary, or Kosovo's for it. */
function isDictionaryForm({ form, kosovo }: Of, { lemma }: Features): boolean {
  return form === lemma || kosovo === lemma;
}

/** One note for all of the senses, where one serves them; undefined where each needs its own. */
export function noteOnAll(of: Of, senses: readonly Sense[]): string | undefined {
  const all = senses.map(({ features }) => features);
  const notes = new Set(all.map((features) => noteOn(of, features)));
  if (notes.size <= 1) return [...notes].join('');
  const [usual] = all;
  const cases = CASES.filter((each) => all.some((features) => has(features, 'case', each)));
  const inAllCases = new Set(all.map((features) => noteOn(of, { ...features, case: cases })));
  if (usual && inAllCases.size === 1) return noteOn(of, { ...usual, case: cases });
  const told = all.filter((features) => !isCommand(features));
  const [first] = told;
  if (!first) return undefined;
  const person = PERSONS.filter((each) => told.some((features) => has(features, 'person', each)));
  const together = { ...first, person };
  // "you speak; speak!": the plural says who is meant in both.
  const alike = all.every(
    (features) =>
      features.part === 'verb' &&
      noteOn(of, { ...(isCommand(features) ? first : features), person }) ===
        noteOn(of, together) &&
      features.lemma === first.lemma &&
      features.number?.join() === first.number?.join(),
  );
  const commandsFit = told.length === all.length || (!first.tense?.some(isPast) && !first.mood);
  return alike && commandsFit ? noteOn(of, together) : undefined;
}

const isPast = (tense: string) => tense !== 'present';
const isCommand = (features: Features) =>
  has(features, 'mood', 'imperative') && features.object === undefined;

/** "i madh" of "madhe"; "i vogël, e vogël" where one form serves both. */
function linked(features: Features, form: string): string {
  const { lemma } = features;
  if (form !== lemma) return features.part === 'adjective' ? `i ${lemma}` : lemma;
  const articles = (features.gender ?? []).map((gender) => (gender === 'masculine' ? 'i' : 'e'));
  return articles.map((article) => `${article} ${form}`).join(', ');
}

function grammarOf(of: Of, features: Features): string {
  if (features.part === 'verb') return verbGrammar(of, features);
  if (features.part === 'interjection') return of.form === features.lemma ? '' : PLURAL_OR_POLITE;
  return nominalGrammar(of, features);
}

const PERSONS = FEATURE_WORDS.person;
const CASES = FEATURE_WORDS.case;
const ORDINALS = { 1: '1st', 2: '2nd', 3: '3rd' } as const;
const PLURAL_OR_POLITE = 'plural or polite';

function verbGrammar(of: Of, features: Features): string {
  const { voice = [], tense = [], mood = [], object = [] } = features;
  if (features.verbForm) return of.kosovo === undefined ? 'participle' : 'short participle';
  if (isDictionaryForm(of, features)) {
    return has(features, 'construction', 'after-u') ? '' : tense.filter(isPast).join();
  }
  const command = mood.includes('imperative');
  const what = command
    ? [`imperative${object.map((each) => each.replace('-', ' ')).map((each) => ` ${each}`)}`]
    : mood.length > 0
      ? mood
      : tense.filter(isPast);
  const told = voice.filter((each) => each !== 'middle');
  const inEm = voice.includes('middle') ? ' in -em' : '';
  return `${[...told, ...what, ...personOf(features, command)].join(', ')}${inEm}`;
}

function personOf({ person = [], number = [] }: Features, command: boolean): string[] {
  const plural = !number.includes('singular');
  if (command) return plural ? [PLURAL_OR_POLITE] : [];
  const who = `${and(person.map((each) => ORDINALS[each]))} person`;
  if (!plural) return [who];
  return [person.includes('2') ? `${who} ${PLURAL_OR_POLITE}` : `${who} plural`];
}

function nominalGrammar(of: Of, features: Features): string {
  const { part, number = [] } = features;
  const isOwn = isDictionaryForm(of, features);
  if (part === 'pronoun' && has(features, 'person', '2')) {
    return number.includes('plural') ? PLURAL_OR_POLITE : '';
  }
  // Of "to him", "with them" the English says all; of "they" not whom it is about.
  const isPersonal = part === 'pronoun' && (features.person || features.construction);
  if (isPersonal && !features.gender) return '';
  const cases = (features.case ?? []).filter((each) => each !== 'nominative');
  const named = cases.join() === 'accusative' && features.case?.includes('nominative') ? [] : cases;
  const isTold = isOwn && (part === 'noun' || has(features, 'link', 'linked'));
  const gender = isTold ? [] : (features.gender ?? []);
  const definiteness = (features.definiteness ?? []).filter(
    (each) =>
      each === 'definite' || part === 'name' || (named.length > 0 && !number.includes('plural')),
  );
  const words = [
    gender.length === 1 ? gender.join() : '',
    definiteness.join(),
    number.join() === 'plural' ? 'plural' : '',
    and(named),
  ];
  return words.filter((word) => word !== '').join(' ');
}

/** "genitive, dative and ablative". */
function and(words: readonly string[]): string {
  const [last = '', ...others] = words.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
}
