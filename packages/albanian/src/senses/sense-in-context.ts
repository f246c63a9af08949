import { has } from '../features/features.ts';
import {
  afterPronouns,
  contentVerb,
  type Neighbour,
  next,
  type Placed,
  PRONOUNS,
  previous,
} from './placed-word.ts';
import { isAfterMe, senseOfForm } from './sense-of-form.ts';
import {
  doerOf,
  hasNoObject,
  isBelonging,
  isCommand,
  isGenitive,
  isHave,
  isImperfect,
  isLongParticiple,
  isNounLike,
  isOblique,
  isParticiple,
  isPlural,
  isSomebodyGiven,
  isSubjunctive,
  isVerb,
} from './word-class.ts';

/**
 * The sense that a little word has by what stands around it, where the lexicon names its senses as
 * here. What cannot be told is left to the usual sense, and the question may always name another.
 */
export function senseInContext(word: Placed): string | undefined {
  const form = word.entry?.form ?? '';
  const sense = KAM.has(form) ? theWordHave(word) : (JOBS[form]?.(word) ?? senseOfForm(word));
  return word.entry?.meanings.senses.find(({ key }) => key === sense)?.key;
}

type Job = (word: Placed) => string | undefined;

const JOBS: Readonly<Record<string, Job>> = {
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
  të: (word) => theWordTe(word),
  "t'": (word) => theWordTe(word),
  me: (word) => {
    if (VEHICLES.has(next(word)?.form ?? '')) return 'by';
    return isVerb(afterPronouns(word)) ? 'to' : 'with';
  },
  "m'": (word) => {
    return PRONOUNS.has(next(word)?.form ?? '') && isParticiple(afterPronouns(word)) ? 'to' : 'me';
  },
  më: (word) => theWordMore(word, 'me', 'anymore'),
  ma: (word) => theWordMore(word, 'it', 'more'),
  po: (word) => {
    if (!next(word) || CALLS.has(next(word)?.form ?? '')) return 'yes';
    if (opensAnIf(word)) return 'if';
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
    return opens || doerOf(afterPronouns(word)) === '1 plural' ? 'we' : 'us';
  },
  pa: (word) => {
    if (isAfterMe(word) || isHave(previous(word)) || previous(word)?.form === 'tu') return 'seen';
    if (previous(word)?.entry?.part === 'numeral') return 'to';
    return PRONOUNS.has(previous(word)?.form ?? '') ? 'saw' : 'without';
  },
  se: (word) => {
    if (!previous(word)) return 'because';
    if (previous(word)?.form === 'para') return 'before';
    if (previous(word)?.form === 'mirë' && word.before.length === 1) return 'greeting';
    return isCompared(word) ? 'than' : 'that';
  },
  një: (word) => (isNounLike(next(word)) ? 'a' : 'one'),
  ni: (word) => (isNounLike(next(word)) ? 'a' : 'one'),
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
  shumë: (word) => {
    const part = next(word)?.entry?.part;
    if (isMore(previous(word))) return 'much';
    if (part === 'adjective' || part === 'adverb') return 'very';
    return LINKS.has(next(word)?.form ?? '') && !isVerb(afterPronouns(word)) ? 'very' : 'much';
  },
  pak: (word) => (isMore(previous(word)) ? 'little' : 'some'),
  edhe: (word) => {
    const [first] = word.after;
    if (first?.form === 'pse' || first?.form === 'nëse') return 'even';
    if (previous(word)?.form === 'madje') return 'even';
    const counted = ONE_MORE.has(first?.form ?? '') || first?.entry?.part === 'numeral';
    const further = counted && (!previous(word) || isVerb(previous(word)));
    return further ? 'more' : 'also';
  },
  pse: (word) => (previous(word)?.form === 'edhe' ? 'although' : 'why'),
  për: (word) => {
    if (next(word)?.form === 'me' || next(word)?.form === "m'") return 'in-order';
    const verb = word.before.find(({ entry }) => entry?.part === 'verb');
    return ABOUT.has(verb?.entry?.lemma ?? '') ? 'about' : 'for';
  },
  si: (word) => {
    const asking = next(word)?.form === 'po' || isVerb(afterPronouns(word));
    return next(word) && !asking ? 'like' : 'how';
  },
  sa: (word) => {
    if (word.before.some(({ form }) => form === 'aq' || form === 'kaq')) return 'as';
    if (TE.has(next(word)?.form ?? '') && isSubjunctive(word.after[1])) return 'as-long';
    const described = SINGULAR_LINKS.has(next(word)?.form ?? '') && !isVerb(afterPronouns(word));
    return described || next(word)?.entry?.part === 'adjective' ? 'how' : 'how-much';
  },
  mos: (word) => {
    const [first, second, third] = word.after;
    const inside = first?.form === "m'" && PRONOUNS.has(second?.form ?? '') && isParticiple(third);
    return TE.has(previous(word)?.form ?? '') || first?.form === 'me' || inside ? 'not' : 'dont';
  },
  ta: (word) => {
    if (!isVerb(afterPronouns(word))) return 'them';
    const before = previous(word);
    const opens = BEFORE_A_CLAUSE.has(before?.form ?? '') || before?.form === 'do';
    const isIf = before?.form === 'po' && isUnreal(next(word));
    return opens || isIf || isVerb(before) ? 'to' : 'you';
  },
  duhet: (word) => {
    if (isInfinitive(word.after) || TE.has(next(word)?.form ?? '')) return 'must';
    const before = previous(word)?.form ?? '';
    const somebody = PRONOUNS.has(before) && before !== "s'";
    return somebody || next(word)?.entry?.part === 'noun' ? 'needed' : 'must';
  },
  kisha: (word) => {
    if (isInfinitive(word.after)) return 'would';
    const owned = isNounLike(next(word)) || next(word)?.entry?.part === 'numeral';
    return owned || isParticiple(next(word)) ? 'had' : 'church';
  },
  ne: (word) => (previous(word)?.entry?.part === 'preposition' ? 'us' : 'we'),
  ri: youngOrNew,
  re: youngOrNew,
  rinj: youngOrNew,
  reja: youngOrNew,
  ai: pointing,
  aj: pointing,
  ajo: pointing,
  ata: pointing,
  ato: pointing,
  atë: pointing,
  pi: (word) => {
    if (previous(word)?.form === 'mos') return 'command';
    return isOblique(next(word)) ? 'from' : undefined;
  },
  para: (word) => {
    const [first] = word.after;
    if (LINKS.has(previous(word)?.form ?? '')) return 'first';
    const counted = first?.entry?.part === 'numeral';
    return first?.form === 'se' || counted || isOblique(first) ? 'before' : 'money';
  },
};

/** "Ajo grua", "atë ditë": that, and not she. */
function pointing(word: Placed): string {
  const wanting = previous(word)?.form === 'do';
  return next(word)?.entry?.part === 'noun' && !wanting ? 'that' : 'person';
}

/** "Një burrë i ri", "ajo është e re": young; "libri i ri", "tavolina është e re": new. */
function youngOrNew({ before }: Placed): string | undefined {
  const described = before.find(({ entry }) =>
    ['noun', 'name', 'pronoun'].includes(entry?.part ?? ''),
  )?.entry;
  return described?.part === 'noun' && !PEOPLE.has(described.lemma) ? 'new' : 'young';
}

const PEOPLE = new Set('burrë grua njeri djalë vajzë çikë zotëri zonjë lojtar popull'.split(' '));

function isMore(word: Neighbour | undefined): boolean {
  return word?.form === 'ma' || word?.form === 'më';
}

const ONE_MORE = new Set('një ni pak niherë njëherë naj'.split(' '));
const ABOUT = new Set('flas kallxoj tregoj shkruaj lexoj pyes bisedoj ankohem flitet'.split(' '));
const SINGULAR_LINKS = new Set(['i', 'e']);
const KAM = new Set('kam ke ka kemi kena keni kanë kishte'.split(' '));
const THIRD = new Set(['ka', 'kishte']);
const TE = new Set(['të', "t'"]);
const INTO = new Set(['në', "n'", 'te']);
const ALL_OF_THEM = new Set(['bashkë', 'sa', 'kshtu']);
const CALLS = new Set('bre more moj'.split(' '));
const VEHICLES = new Set('autobus taksi makinë veturë biçikletë tren aeroplan anije'.split(' '));

function theWordHave(word: Placed): string {
  const [first] = word.after;
  if (isInfinitive(word.after)) return 'will';
  if (!THIRD.has(word.entry?.form ?? '')) return 'have';
  const before = previous(word)?.form ?? '';
  const owner = hasSubject(word) || (PRONOUNS.has(before) && before !== "s'");
  return first && !isVerb(first) && !owner ? 'there-is' : 'have';
}

/** "Me shku", "m'i marrë". */
function isInfinitive([first, ...rest]: readonly Neighbour[]): boolean {
  const verb = rest.find(({ form }) => !PRONOUNS.has(form));
  return (first?.form === 'me' || first?.form === "m'") && isParticiple(verb);
}

/** Whether somebody or something stands before it, and not only where and when. */
function hasSubject({ before }: Placed): boolean {
  return before.some(
    ({ entry }, index) =>
      ['noun', 'name', 'pronoun'].includes(entry?.part ?? '') &&
      before[index + 1]?.entry?.part !== 'preposition',
  );
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

/** "Ma i madh se", "ma mirë se": more of something, and no verb since. */
function isCompared({ before }: Placed): boolean {
  const more = before.findIndex(({ form }) => form === 'më' || form === 'ma');
  return more > 0 && !before.slice(0, more).some((each) => each.entry?.part === 'verb');
}

function theWordTe(word: Placed): string {
  const before = previous(word)?.form ?? '';
  const afterVerb = isVerb(previous(word)) && previous(word)?.entry?.lemma !== 'jam';
  if (isLongParticiple(next(word)) && !afterVerb) return 'link';
  const isBeforeVerb = isVerb(afterPronouns(word)) || isSubjunctive(next(word));
  if (!isBeforeVerb && next(word)?.form !== 'mos') {
    return previous(word)?.entry?.part === 'preposition' && !isNounLike(next(word)) ? 'it' : 'link';
  }
  if (before === 'do') return 'will';
  if (before === 'po') return isUnreal(next(word)) ? 'to' : 'you';
  if (PRONOUNS.has(next(word)?.form ?? '') && !isHave(afterPronouns(word))) return 'to';
  const wishing = WISHES.has(before) && word.before.some(isHave);
  return BEFORE_A_CLAUSE.has(before) || isVerb(previous(word)) || wishing ? 'to' : 'you';
}

/** "Kam qejf të qesh", "kam nevojë të flas". */
const WISHES = new Set('qejf qef nevojë mundësi dëshirë kohë'.split(' '));

const BEFORE_A_CLAUSE = new Set('që mund duhet se pa për sikur le derisa sa kur hajde'.split(' '));

/** "Po të kisha", "po ta dija", "po të më kishin": if I had, if I knew it, if they had me. */
function opensAnIf(word: Placed): boolean {
  const form = next(word)?.form ?? '';
  if (!TE.has(form) && form !== 'ta') return false;
  return isUnreal(word.after[1]) || isUnreal(afterPronouns(word));
}

/** "Po të kisha", "po të mos": if I had, if not. */
function isUnreal(word: Neighbour | undefined): boolean {
  return word?.form === 'mos' || isImperfect(word);
}

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

const LINKS = new Set(['i', 'e', 'të', "t'"]);

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
