import {
  afterPronouns,
  type Neighbour,
  next,
  type Placed,
  PRONOUNS,
  previous,
  type SensesByPlace,
  TE,
} from './placed-word.ts';
import {
  isHave,
  isImperfect,
  isLongParticiple,
  isNounLike,
  isParticiple,
  isSubjunctive,
  isVerb,
} from './word-class.ts';

/** What opens or helps a verb, and is something else where none follows. */
export const BEFORE_VERBS: SensesByPlace = {
  të: theWordTe,
  "t'": theWordTe,
  ta: (word) => {
    if (!isVerb(afterPronouns(word))) return 'them';
    const before = previous(word);
    const opens = BEFORE_A_CLAUSE.has(before?.form ?? '') || before?.form === 'do';
    const isIf = before?.form === 'po' && isUnreal(next(word));
    return opens || isIf || isVerb(before) ? 'to' : 'you';
  },
  me: (word) => {
    if (VEHICLES.has(next(word)?.form ?? '')) return 'by';
    return isVerb(afterPronouns(word)) ? 'to' : 'with';
  },
  "m'": (word) => {
    return PRONOUNS.has(next(word)?.form ?? '') && isParticiple(afterPronouns(word)) ? 'to' : 'me';
  },
  po: (word) => {
    if (!next(word) || CALLS.has(next(word)?.form ?? '')) return 'yes';
    if (opensAnIf(word)) return 'if';
    return isVerb(afterPronouns(word)) ? 'now' : 'but';
  },
  do: (word) => {
    if (/^t/.test(next(word)?.form ?? '') && isVerb(afterPronouns(word))) return 'will';
    return next(word)?.entry?.part === 'noun' && word.before.some(isVerb) ? 'some' : 'want';
  },
  mos: (word) => {
    const [first, second, third] = word.after;
    const inside = first?.form === "m'" && PRONOUNS.has(second?.form ?? '') && isParticiple(third);
    return TE.has(previous(word)?.form ?? '') || first?.form === 'me' || inside ? 'not' : 'dont';
  },
  ...Object.fromEntries(
    'kam ke ka kemi kena keni kanë kishte'.split(' ').map((form) => [form, have]),
  ),
  kisha: (word) => {
    if (isInfinitive(word.after)) return 'would';
    const owned = isNounLike(next(word)) || next(word)?.entry?.part === 'numeral';
    return owned || isParticiple(next(word)) ? 'had' : 'church';
  },
  duhet: (word) => {
    if (isInfinitive(word.after) || TE.has(next(word)?.form ?? '')) return 'must';
    const before = previous(word)?.form ?? '';
    const somebody = PRONOUNS.has(before) && before !== "s'";
    return somebody || next(word)?.entry?.part === 'noun' ? 'needed' : 'must';
  },
};

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

function have(word: Placed): string {
  const [first] = word.after;
  if (isInfinitive(word.after)) return 'will';
  if (!THIRD.has(word.entry?.form ?? '')) return 'have';
  const before = previous(word)?.form ?? '';
  const owner = hasSubject(word) || (PRONOUNS.has(before) && before !== "s'");
  return first && !isVerb(first) && !owner ? 'there-is' : 'have';
}

const THIRD = new Set(['ka', 'kishte']);

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

const CALLS = new Set('bre more moj'.split(' '));
const VEHICLES = new Set('autobus taksi makinë veturë biçikletë tren aeroplan anije'.split(' '));
