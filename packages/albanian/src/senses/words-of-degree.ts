import {
  afterPronouns,
  LINKS,
  type Neighbour,
  next,
  type Placed,
  previous,
  type SensesByPlace,
  TE,
} from './placed-word.ts';
import { isLongParticiple, isNounLike, isSubjunctive, isVerb } from './word-class.ts';

/** How much, how very, how many more. */
export const OF_DEGREE: SensesByPlace = {
  më: (word) => theWordMore(word, 'me', 'anymore'),
  ma: (word) => theWordMore(word, 'it', 'more'),
  shumë: (word) => {
    const part = next(word)?.entry?.part;
    if (isMore(previous(word))) return 'much';
    if (part === 'adjective' || part === 'adverb') return 'very';
    return LINKS.has(next(word)?.form ?? '') && !isVerb(afterPronouns(word)) ? 'very' : 'much';
  },
  pak: (word) => (isMore(previous(word)) ? 'little' : 'some'),
  krejt: (word) => {
    const [first, second] = word.after;
    if (INTO.has(first?.form ?? '')) return 'completely';
    if (ALL_OF_THEM.has(first?.form ?? '')) return 'all';
    if (first?.entry?.part === 'adjective' || first?.entry?.part === 'adverb') return 'completely';
    const described = isLongParticiple(second) || !isVerb(afterPronouns(word));
    return LINKS.has(first?.form ?? '') && described ? 'completely' : 'all';
  },
  mirë: (word) => {
    if (LINKS.has(previous(word)?.form ?? '')) return 'good';
    return !previous(word) && next(word)?.form === 'se' ? 'good' : 'well';
  },
  sa: (word) => {
    if (word.before.some(({ form }) => form === 'aq' || form === 'kaq')) return 'as';
    if (TE.has(next(word)?.form ?? '') && isSubjunctive(word.after[1])) return 'as-long';
    const described = SINGULAR_LINKS.has(next(word)?.form ?? '') && !isVerb(afterPronouns(word));
    return described || next(word)?.entry?.part === 'adjective' ? 'how' : 'how-much';
  },
  edhe: (word) => {
    const [first] = word.after;
    if (first?.form === 'pse' || first?.form === 'nëse') return 'even';
    if (previous(word)?.form === 'madje') return 'even';
    const counted = ONE_MORE.has(first?.form ?? '') || first?.entry?.part === 'numeral';
    const further = counted && (!previous(word) || isVerb(previous(word)));
    return further ? 'more' : 'also';
  },
  një: (word) => (isNounLike(next(word)) ? 'a' : 'one'),
  ni: (word) => (isNounLike(next(word)) ? 'a' : 'one'),
};

function theWordMore(word: Placed, pronoun: string, atTheEnd: string): string {
  const part = next(word)?.entry?.part;
  const before = previous(word);
  // Alone, or after a preposition as a wrong option has it ("pa më"), it is a pronoun.
  if (!next(word)) return before && before.entry?.part !== 'preposition' ? atTheEnd : pronoun;
  if (part === 'adjective' || part === 'adverb') return 'more';
  if (part === 'numeral') return 'on';
  if (LINKS.has(next(word)?.form ?? '') && isLongParticiple(word.after[1])) return 'more';
  return isVerb(afterPronouns(word)) ? pronoun : 'more';
}

function isMore(word: Neighbour | undefined): boolean {
  return word?.form === 'ma' || word?.form === 'më';
}

const SINGULAR_LINKS = new Set(['i', 'e']);
const INTO = new Set(['në', "n'", 'te']);
const ALL_OF_THEM = new Set(['bashkë', 'sa', 'kshtu']);
const ONE_MORE = new Set('një ni pak niherë njëherë naj'.split(' '));
