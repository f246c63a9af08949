import type { Entry, Lexicon } from '../lexicon/lexicon.ts';
import { bareWords } from '../text/words.ts';

/** What of Kosovo's grammar is counted by itself. */
export const PATTERNS = ['me + participle', 'jena, kena', 'kam me', 'tu'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Each form of Kosovo's in the text, as often as it stands there: words, short forms, patterns. */
export function kosovoFormsIn(text: string, lexicon: Lexicon): string[] {
  const words = lexicon
    .wordsIn(text)
    .filter(({ entry }) => entry?.kosovo !== undefined && !entry.heard)
    .map((word) => word.text.toLowerCase())
    .filter((word) => !SHORT_FORMS.has(word));
  return [...words, ...shortFormsIn(text), ...patternsIn(text, lexicon)];
}

/** The same without "s'", which the standard has as well. */
export function kosovoWordsIn(text: string, lexicon: Lexicon): string[] {
  return kosovoFormsIn(text, lexicon).filter((form) => form !== NOT);
}

/** Each pattern as often as the text has it. */
export function patternsIn(text: string, lexicon: Lexicon): Pattern[] {
  const words = bareWords(text);
  const before = (place: number) => words[place - 1] ?? '';
  return words.flatMap((word, place): Pattern[] => {
    if (WE_ARE_WE_HAVE.has(word)) return ['jena, kena'];
    if (word === 'tu' && isParticiple(afterPronouns(words, place + 1), lexicon)) return ['tu'];
    if (!isInfinitive(words, place, lexicon)) return [];
    return KAM.has(before(place)) ? ['me + participle', 'kam me'] : ['me + participle'];
  });
}

/** The forms in it that are heard and not written. */
export function heardFormsIn(text: string, lexicon: Lexicon): Entry[] {
  return lexicon.wordsIn(text).flatMap(({ entry }) => (entry?.heard ? [entry] : []));
}

const WE_ARE_WE_HAVE = new Set(['jena', 'kena']);
const KAM = new Set('kam kom ke ka kemi kena keni kanë kan'.split(' '));
const NOT = "s'";
const SHORT_FORMS = new Set(["n'", NOT, "t'", "m'"]);
/** t'i, t'u, m'i and the like belong to the standard as well. */
const JOINED_IN_THE_STANDARD = new Set('i ia ju jua u ua'.split(' '));
const PRONOUNS = new Set("e i u na ju ia ua jua ma ta m' t'".split(' '));

function shortFormsIn(text: string): string[] {
  const words = bareWords(text);
  return words.filter(
    (word, place) =>
      SHORT_FORMS.has(word) &&
      words[place + 1] !== undefined &&
      !JOINED_IN_THE_STANDARD.has(words[place + 1] ?? ''),
  );
}

/** "me shku", "me e marrë", "m'u çu". */
function isInfinitive(words: readonly string[], place: number, lexicon: Lexicon): boolean {
  const word = words[place];
  const joined = word === "m'" && PRONOUNS.has(words[place + 1] ?? '');
  if (word !== 'me' && !joined) return false;
  return isParticiple(afterPronouns(words, place + 1), lexicon);
}

/** Pronouns stand between "me" or "tu" and its verb. */
function afterPronouns(words: readonly string[], start: number): string {
  return words.slice(start).find((word) => !PRONOUNS.has(word)) ?? '';
}

/**
 * After "me" or "tu" a verb can only be a participle, whatever else the form may be ("me pi"); and
 * what is first of all another word ("pa": without) is one where the lexicon says so.
 */
function isParticiple(word: string, lexicon: Lexicon): boolean {
  return (
    lexicon.lookUp(word)?.meanings.senses.some(({ features }) => features.part === 'verb') ?? false
  );
}
