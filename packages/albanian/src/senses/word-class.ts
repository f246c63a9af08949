import { type Features, has } from '../features/features.ts';
import type { Entry } from '../lexicon/lexicon.ts';

/** A word of which only what the lexicon says matters. */
type Word = { readonly entry: Entry | undefined };
type Written = Word & { readonly form: string };

export function isVerb(word: Word | undefined): boolean {
  if (word?.entry?.part === 'verb') return true;
  // What is another word first of all is seldom a verb, but for these: "pa", "kisha".
  return isParticiple(word) || isImperfect(word);
}

export function isParticiple(word: Word | undefined): boolean {
  return inSomeSense(word, (sense) => has(sense, 'verbForm', 'participle'));
}

/** The standard's, which is an adjective after a linking article: "e hapur", "i lodhur". */
export function isLongParticiple(word: Written | undefined): boolean {
  return isParticiple(word) && /(ur|uar|yer|rë)$/.test(word?.form ?? '');
}

export function isNounLike(word: Word | undefined): boolean {
  return ['noun', 'adjective', 'name'].includes(word?.entry?.part ?? '');
}

export function isPlural(word: Word): boolean {
  return inSomeSense(word, (sense) => sense.part === 'noun' && has(sense, 'number', 'plural'));
}

export function isSomebodyGiven(word: Word): boolean {
  return inSomeSense(
    word,
    (sense) => ['noun', 'name'].includes(sense.part) && has(sense, 'case', 'dative'),
  );
}

/** Of something or from it, or what stands after "afër", "prej". */
export function isOblique(word: Word | undefined): boolean {
  return inSomeSense(word, (sense) => has(sense, 'case', 'genitive', 'ablative'));
}

export function isGenitive(word: Word | undefined): boolean {
  return inSomeSense(word, (sense) => has(sense, 'case', 'genitive'));
}

/** What can stand after the linking article of what it belongs to: "e kishës", "e jotja", "e para". */
export function isBelonging(word: Word | undefined): boolean {
  return inSomeSense(
    word,
    (sense) =>
      (sense.part !== 'pronoun' && has(sense, 'case', 'genitive', 'dative')) ||
      has(sense, 'case', 'genitive') ||
      has(sense, 'possession', 'possessive') ||
      has(sense, 'link', 'linked'),
  );
}

export function isHave(word: Word | undefined): boolean {
  return inSomeSense(word, ({ part, lemma }) => part === 'verb' && lemma === 'kam');
}

export function isCommand(word: Word | undefined): boolean {
  return inSomeSense(word, (sense) => has(sense, 'mood', 'imperative'));
}

export function isImperfect(word: Word | undefined): boolean {
  return inSomeSense(word, (sense) => has(sense, 'tense', 'imperfect'));
}

export function isSubjunctive(word: Word | undefined): boolean {
  return inSomeSense(word, (sense) => has(sense, 'mood', 'subjunctive'));
}

export function hasNoObject(word: Word | undefined): boolean {
  const lemma = word?.entry?.lemma ?? '';
  return (
    (lemma.endsWith('em') && lemma !== 'them') ||
    inSomeSense(word, ({ voice }) => voice !== undefined)
  );
}

/** Who does it, where the verb's form alone says so. */
export function doerOf(word: Word | undefined): string | undefined {
  const features = word?.entry?.meanings.senses[0]?.features;
  const { person: [person] = [], number: [number] = [] } = features ?? {};
  if (features?.part !== 'verb' || person === undefined) return undefined;
  return `${person} ${number}`;
}

export function inSomeSense(word: Word | undefined, is: (sense: Features) => boolean): boolean {
  return word?.entry?.meanings.senses.some(({ features }) => is(features)) ?? false;
}
