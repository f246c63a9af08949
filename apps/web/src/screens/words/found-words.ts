import { bareLetters } from '@hajde/albanian/forms/letters';
import type { MetWord } from './words-reads.ts';

export const STRENGTHS = ['all', 'due', 'weak', 'strong', 'known'] as const;
export type StrengthFilter = (typeof STRENGTHS)[number];
export const ORDERS = ['weakest', 'strongest', 'alphabet', 'newest'] as const;
export type WordOrder = (typeof ORDERS)[number];

/** Which words the learner wants to see. */
export interface WantedWords {
  readonly search: string;
  /** Null for all units. */
  readonly unitId: string | null;
  readonly strength: StrengthFilter;
  readonly order: WordOrder;
}

export const EVERY_WORD: WantedWords = {
  search: '',
  unitId: null,
  strength: 'all',
  order: 'weakest',
};

/** Strong is what holds for three weeks: it is asked for by ear and by mouth. */
const STRONG_FROM_DAYS = 21;

/** What was typed comes before the order. The newest are those of the furthest lesson: one opens after the other. */
export function foundWords(
  words: readonly MetWord[],
  { search, unitId, strength, order }: WantedWords,
  day: string,
  /** In the order of the path. */
  lessonIds: readonly string[],
): MetWord[] {
  const sought = plain(search.trim());
  const place = new Map(lessonIds.map((id, at) => [id, at]));
  const met = ({ lessonId }: MetWord) => place.get(lessonId) ?? -1;
  const compare = order === 'newest' ? (a: MetWord, b: MetWord) => met(b) - met(a) : COMPARE[order];
  return words
    .filter((word) => unitId === null || word.unitId === unitId)
    .filter((word) => isOfStrength(word, strength, day))
    .map((word) => ({ word, nearness: nearnessOf(word, sought) }))
    .filter(({ nearness }) => nearness !== undefined)
    .toSorted((a, b) => (a.nearness ?? 0) - (b.nearness ?? 0) || compare(a.word, b.word))
    .map(({ word }) => word);
}

/**
 * How near what was typed comes to a word, least first: the headword itself, its beginning, another
 * of its names, what it means, and last a sentence that happens to have it. Undefined where it is none.
 */
function nearnessOf(word: MetWord, sought: string): number | undefined {
  if (sought === '') return 0;
  const [headword = '', ...names] = [word.wordId, ...word.standard, ...word.kosovo].map(plain);
  const means = plain(word.means);
  const sentence = word.sentence ? plain(`${word.sentence.albanian} ${word.sentence.english}`) : '';
  const found = [
    headword === sought,
    headword.startsWith(sought),
    names.some((name) => name.startsWith(sought)),
    means.split(/[^\p{L}']+/u).includes(sought),
    headword.includes(sought) || names.some((name) => name.includes(sought)),
    means.includes(sought),
    sentence.includes(sought),
  ].indexOf(true);
  return found === -1 ? undefined : found;
}

/** Suspended words are known, and never due. */
function isOfStrength(word: MetWord, wanted: StrengthFilter, day: string): boolean {
  switch (wanted) {
    case 'all':
      return true;
    case 'known':
      return word.suspended;
    case 'due':
      return !word.suspended && word.dueDay <= day;
    case 'weak':
      return !word.suspended && word.stability < STRONG_FROM_DAYS;
    case 'strong':
      return !word.suspended && word.stability >= STRONG_FROM_DAYS;
  }
}

/** Nobody has to find ë and ç on the keyboard to find a word. */
const plain = (text: string) => bareLetters(text.toLowerCase());

const inAlbanian = new Intl.Collator('sq');
const COMPARE: Record<Exclude<WordOrder, 'newest'>, (a: MetWord, b: MetWord) => number> = {
  weakest: (a, b) => a.strength - b.strength || a.stability - b.stability,
  strongest: (a, b) => b.strength - a.strength || b.stability - a.stability,
  alphabet: (a, b) => inAlbanian.compare(a.wordId, b.wordId),
};
