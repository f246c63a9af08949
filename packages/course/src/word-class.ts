import type { Entry } from './lexicon.ts';

/** A word of which only what the lexicon says matters. */
type Word = { readonly entry: Entry | undefined };
type Written = Word & { readonly form: string };

export function isVerb(word: Word | undefined): boolean {
  return word?.entry?.part === 'verb' || means(word, /participle|imperfect/);
}

export function isParticiple(word: Word | undefined): boolean {
  return means(word, /participle/);
}

/** The standard's, which is an adjective after a linking article: "e hapur", "i lodhur". */
export function isLongParticiple(word: Written | undefined): boolean {
  return isParticiple(word) && /(ur|uar|yer|rë)$/.test(word?.form ?? '');
}

export function isNounLike(word: Word | undefined): boolean {
  return ['noun', 'adjective', 'name'].includes(word?.entry?.part ?? '');
}

export function isPlural(word: Word): boolean {
  return word.entry?.part === 'noun' && means(word, /plural/);
}

export function isSomebodyGiven(word: Word): boolean {
  return ['noun', 'name'].includes(word.entry?.part ?? '') && means(word, /dative/);
}

export function isHave(word: Word | undefined): boolean {
  return word?.entry?.lemma === 'kam' || means(word, /\(kam, imperfect\)/);
}

export function isCommand(word: Word | undefined): boolean {
  return means(word, /!/);
}

export function hasNoObject(word: Word | undefined): boolean {
  const lemma = word?.entry?.lemma ?? '';
  return (lemma.endsWith('em') && lemma !== 'them') || means(word, /passive|reflexive/);
}

/** Who does it, where the verb's form alone says so. */
export function doerOf(word: Word | undefined): string | undefined {
  return /^(we|they|I)\b/.exec(word?.entry?.meanings.senses[0]?.text ?? '')?.[0];
}

export function means(word: Word | undefined, pattern: RegExp): boolean {
  const meanings = word?.entry?.meanings;
  return meanings?.senses.some(({ text }) => pattern.test(`${text}${meanings.note}`)) ?? false;
}
