import { has } from '../features/features.ts';
import {
  afterPronouns,
  contentVerb,
  type Neighbour,
  next,
  type Placed,
  previous,
  type SensesByPlace,
} from './placed-word.ts';
import {
  doerOf,
  hasNoObject,
  isBelonging,
  isCommand,
  isGenitive,
  isLongParticiple,
  isNounLike,
  isParticiple,
  isPlural,
  isSomebodyGiven,
  isVerb,
} from './word-class.ts';

/** "E" and "i" link a noun with what describes it, stand for somebody or something, or join. */
export const E_AND_I: SensesByPlace = {
  e: (word) => {
    if (isLink(word)) return 'link';
    return isVerb(next(word)) && !joinsVerbs(word) && !opensWithToBe(word) ? 'it' : 'and';
  },
  i: (word) => {
    const after = next(word);
    const describes = isLongParticiple(after) || after?.entry?.part === 'adjective';
    const isAdjective = describes && !opensAnInfinitive(previous(word));
    return isAdjective || !isVerb(afterPronouns(word)) ? 'link' : himOrThem(word);
  },
};

/** Between what it describes and an adjective, or before what it belongs to. */
function isLink(word: Placed): boolean {
  const after = next(word);
  if (after?.entry?.part === 'adjective' || DAYS.test(after?.form ?? '')) return true;
  if (isLongParticiple(after)) return !opensAnInfinitive(previous(word));
  if (ADJECTIVES_TOO.has(after?.form ?? '') || isGenitive(after)) return true;
  if (previous(word)?.entry?.lemma === 'jam' && after?.entry?.part === 'adverb') return true;
  const owned = isNounLike(previous(word)) || previous(word)?.entry?.lemma === 'jam';
  return owned && isBelonging(after);
}

/** E hënë, e martë …: the days have it as part of their names. */
const DAYS = /^(hën|mart|mërkur|enjt|premt|shtun|diel)/;
/** Entered as adverbs or as pronouns, and linked all the same: "e mirë", "e kujt", "e cila". */
const ADJECTIVES_TOO = new Set('mirë keq gjatë kujt cila cilët cilat'.split(' '));

/** "Ulu e pi", "kam shku e kam pa", "prishet e kthehet": a verb's own "it" cannot stand there. */
function joinsVerbs(word: Placed): boolean {
  const [before, after] = [previous(word), next(word)];
  if (isParticiple(after)) return isParticiple(before);
  if (isVerb(before) || hasNoObject(after)) return true;
  if (before === undefined) return opensAsCommand(after);
  const verb = lastVerb(word);
  const doer = doerOf(after);
  return (isCommand(verb) && isCommand(after)) || (doer !== undefined && doerOf(verb) === doer);
}

/** First of all a command: "E hajde!". */
function opensAsCommand(word: Neighbour | undefined): boolean {
  const features = word?.entry?.meanings.senses[0]?.features;
  return features !== undefined && has(features, 'mood', 'imperative');
}

/** The verb before it, if only where, when and what stand between. */
function lastVerb({ before }: Placed): Neighbour | undefined {
  const parts = ['noun', 'name', 'adverb', 'preposition', 'adjective', 'numeral'];
  const met = before.find(({ entry }) => !parts.includes(entry?.part ?? ''));
  return met?.entry?.part === 'verb' ? met : undefined;
}

function opensAnInfinitive(word: Neighbour | undefined): boolean {
  return ['me', "m'", 'tu', 'duke'].includes(word?.form ?? '');
}

/** ", e janë kthy": after a comma, "to be" has no object that "e" could be. */
function opensWithToBe(word: Placed): boolean {
  return next(word)?.entry?.lemma === 'jam' && !isNounLike(previous(word));
}

/** "I pëlqen", "i thotë nanës": to her; "i blej", "i thotë fjalët": them. */
function himOrThem(word: Placed): string {
  const verb = contentVerb(word)?.entry?.lemma ?? '';
  if (ONLY_TO_SOMEBODY.has(verb)) return 'him';
  if (word.after.some(isPlural)) return 'them';
  return TO_SOMEBODY_TOO.has(verb) || word.after.some(isSomebodyGiven) ? 'him' : 'them';
}

const ONLY_TO_SOMEBODY = new Set(
  'pëlqej dhemb dukem duhet mungoj ngjaj rri bie flas ndihmoj vij besoj lutem ndodh'.split(' '),
);
const TO_SOMEBODY_TOO = new Set('them jap kallxoj tregoj'.split(' '));
