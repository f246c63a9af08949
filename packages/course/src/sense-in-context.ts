import type { Entry, Lexicon } from './lexicon.ts';

/** A word of a text with what stands around it. */
export interface Placed {
  readonly text: string;
  readonly entry: Entry | undefined;
  /** The words before and after it, as far as no sign parts them. */
  readonly before: readonly Neighbour[];
  readonly after: readonly Neighbour[];
}

export interface Neighbour {
  readonly form: string;
  readonly entry: Entry | undefined;
}

/** The words of a text, each with its neighbours up to the next comma, full stop or other sign. */
export function placedIn(text: string, lexicon: Lexicon): Placed[] {
  const words = lexicon.wordsIn(text);
  const clauses: Neighbour[][] = [[]];
  const places: { clause: Neighbour[]; at: number }[] = [];
  let from = 0;
  for (const word of words) {
    const start = text.indexOf(word.text, from);
    if (/[^\s'’`]/.test(text.slice(from, start))) clauses.push([]);
    from = start + word.text.length;
    const clause = clauses.at(-1) ?? [];
    places.push({ clause, at: clause.length });
    clause.push({ form: word.text.toLowerCase(), entry: word.entry });
  }
  return words.map((word, index) => {
    const { clause, at } = places[index] ?? { clause: [], at: 0 };
    return { ...word, before: clause.slice(0, at).reverse(), after: clause.slice(at + 1) };
  });
}

/**
 * The sense that a little word has by what stands around it, where the lexicon names its senses as
 * here. What cannot be told is left to the usual sense, and the question may always name another.
 */
export function senseInContext(word: Placed): string | undefined {
  const form = word.entry?.form ?? '';
  const sense = KAM.has(form) ? theWordHave(word) : (JOBS[form]?.(word) ?? participle(word));
  return word.entry?.meanings.senses.find(({ key }) => key === sense)?.key;
}

type Job = (word: Placed) => string | undefined;

const JOBS: Readonly<Record<string, Job>> = {
  e: (word) => {
    if (isLink(word)) return 'link';
    const joinsVerbs = isParticiple(previous(word)) && isParticiple(next(word));
    return isVerb(next(word)) && !joinsVerbs && !opensWithToBe(word) ? 'it' : 'and';
  },
  i: (word) => {
    if (isLongParticiple(next(word)) || !isVerb(afterPronouns(word))) return 'link';
    const isPlural = (each: Neighbour) => each.entry?.part === 'noun' && means(each, /plural/);
    return word.after.some(isPlural) ? 'them' : 'to-him';
  },
  të: (word) => theWordTe(word),
  "t'": (word) => theWordTe(word),
  me: (word) => (isVerb(afterPronouns(word)) ? 'to' : 'with'),
  "m'": (word) => {
    return PRONOUNS.has(next(word)?.form ?? '') && isParticiple(afterPronouns(word)) ? 'to' : 'me';
  },
  më: (word) => theWordMore(word, 'me', 'any-more'),
  ma: (word) => theWordMore(word, 'it-to-me', 'more'),
  po: (word) => {
    if (!next(word)) return 'yes';
    if (TE.has(next(word)?.form ?? '') && isUnreal(word.after[1])) return 'if';
    return isVerb(afterPronouns(word)) ? 'now' : 'but';
  },
  a: (word) => {
    if (!previous(word)) return 'question';
    return isVerb(previous(word)) && isVerb(afterPronouns(word)) ? 'whether' : 'or';
  },
  do: (word) => {
    if (/^t/.test(next(word)?.form ?? '') && isVerb(afterPronouns(word))) return 'will';
    return next(word)?.entry?.part === 'noun' && word.before.some(isVerb) ? 'some' : 'want';
  },
  na: (word) => {
    if (previous(word)?.entry?.part === 'preposition') return 'us';
    const opens = !previous(word) && !isVerb(afterPronouns(word));
    return opens || means(afterPronouns(word), /\bwe\b/) ? 'we' : 'us';
  },
  pa: (word) => {
    if (isAfterMe(word) || previous(word)?.entry?.lemma === 'kam') return 'seen';
    if (previous(word)?.entry?.part === 'numeral') return 'to';
    return PRONOUNS.has(previous(word)?.form ?? '') ? 'saw' : 'without';
  },
  një: (word) => (isNounLike(next(word)) ? 'a' : 'one'),
  ni: (word) => (isNounLike(next(word)) ? 'a' : 'one'),
};

const KAM = new Set('kam ke ka kemi kena keni kanë'.split(' '));
const PRONOUNS = new Set("e i u na ju ia ua jua ma ta më m' t' s' të".split(' '));
const TE = new Set(['të', "t'"]);

function theWordHave(word: Placed): string {
  const [first, ...rest] = word.after;
  const verb = rest.find(({ form }) => !PRONOUNS.has(form));
  if ((first?.form === 'me' || first?.form === "m'") && isParticiple(verb)) return 'will';
  if (word.entry?.form !== 'ka') return 'have';
  const before = previous(word)?.form ?? '';
  const owner = hasSubject(word) || (PRONOUNS.has(before) && before !== "s'");
  return first && !isVerb(first) && !owner ? 'there-is' : 'has';
}

/** Whether somebody or something stands before it, and not only where and when. */
function hasSubject({ before }: Placed): boolean {
  return before.some(
    ({ entry }, index) =>
      ['noun', 'name', 'pronoun'].includes(entry?.part ?? '') &&
      before[index + 1]?.entry?.part !== 'preposition',
  );
}

/** Of "gone; to go, with me" the one that fits. */
function participle(word: Placed): string | undefined {
  if (!isParticiple(word)) return undefined;
  const infinitive = isAfterMe(word);
  return word.entry?.meanings.senses.find(({ text }) => text.startsWith('to ') === infinitive)?.key;
}

function theWordTe(word: Placed): string {
  const before = previous(word)?.form ?? '';
  if (isLongParticiple(next(word)) && !isVerb(previous(word))) return 'link';
  if (!isVerb(afterPronouns(word)) && next(word)?.form !== 'mos') {
    return previous(word)?.entry?.part === 'preposition' && !isNounLike(next(word)) ? 'it' : 'link';
  }
  if (before === 'do') return 'will';
  if (before === 'po') return isUnreal(next(word)) ? 'to' : 'you';
  return BEFORE_A_CLAUSE.has(before) || isVerb(previous(word)) ? 'to' : 'you';
}

const BEFORE_A_CLAUSE = new Set('që mund duhet se pa për sikur le derisa sa'.split(' '));

/** "Po të kisha", "po të mos": if I had, if not. */
function isUnreal(word: Neighbour | undefined): boolean {
  return word?.form === 'mos' || means(word, /imperfect|\bhad\b|\bw(as|ere)\b/);
}

function theWordMore(word: Placed, pronoun: string, atTheEnd: string): string {
  const part = next(word)?.entry?.part;
  if (!next(word)) return atTheEnd;
  if (part === 'adjective' || part === 'adverb') return 'more';
  if (part === 'numeral') return 'on';
  return isVerb(afterPronouns(word)) ? pronoun : 'more';
}

/** Between what it describes and an adjective, or before what it belongs to. */
function isLink(word: Placed): boolean {
  const after = next(word);
  if (after?.entry?.part === 'adjective' || DAYS.test(after?.form ?? '')) return true;
  if (isLongParticiple(after)) return !['me', 'tu', 'duke'].includes(previous(word)?.form ?? '');
  if (ADJECTIVES_TOO.has(after?.form ?? '')) return true;
  const owned = isNounLike(previous(word)) || previous(word)?.entry?.lemma === 'jam';
  return owned && means(after, BELONGING);
}

const BELONGING = /\b(of|genitive|dative|my|your|his|her|our|their|own)\b/;
/** E hënë, e martë …: the days have it as part of their names. */
const DAYS = /^(hën|mart|mërkur|enjt|premt|shtun|diel)/;
/** Entered as adverbs or as a pronoun, and linked all the same: "e mirë", "e kujt". */
const ADJECTIVES_TOO = new Set('mirë keq gjatë kujt'.split(' '));

/** ", e janë kthy": after a comma, "to be" has no object that "e" could be. */
function opensWithToBe(word: Placed): boolean {
  return next(word)?.entry?.lemma === 'jam' && !isNounLike(previous(word));
}

function next({ after }: Placed): Neighbour | undefined {
  return after[0];
}

function previous({ before }: Placed): Neighbour | undefined {
  return before[0];
}

function afterPronouns({ after }: Placed): Neighbour | undefined {
  return after.find(({ form }) => !PRONOUNS.has(form));
}

function isAfterMe({ before }: Placed): boolean {
  const word = before.find(({ form }) => !PRONOUNS.has(form) || form === "m'");
  return word?.form === 'me' || word?.form === "m'";
}

function isVerb(word: Pick<Neighbour, 'entry'> | undefined): boolean {
  return word?.entry?.part === 'verb' || isParticiple(word);
}

function isParticiple(word: Pick<Neighbour, 'entry'> | undefined): boolean {
  return means(word, /participle/);
}

/** The standard's, which is an adjective after a linking article: "e hapur", "i lodhur". */
function isLongParticiple(word: Neighbour | undefined): boolean {
  return isParticiple(word) && /(ur|uar|yer|rë)$/.test(word?.form ?? '');
}

function isNounLike(word: Pick<Neighbour, 'entry'> | undefined): boolean {
  return ['noun', 'adjective', 'name'].includes(word?.entry?.part ?? '');
}

function means(word: Pick<Neighbour, 'entry'> | undefined, pattern: RegExp): boolean {
  const meanings = word?.entry?.meanings;
  return meanings?.senses.some(({ text }) => pattern.test(`${text}${meanings.note}`)) ?? false;
}
