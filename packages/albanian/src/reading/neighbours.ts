import { KIND } from './kinds.ts';
import { AFTER, EXACTLY } from './usual-pairs.ts';

/** A word as its neighbours see it. */
export interface Neighbour {
  readonly form: string;
  readonly lemma: string;
  readonly kinds: number;
}

const { noun, definite, indefinite, oblique, plural, verb, subjunctive, participle, imperative } =
  KIND;
const { aorist, adjective, linked, adverb, pronoun, clitic, preposition, numeral, name } = KIND;
const { doer } = KIND;
const finite = verb | subjunctive;
const nominal = noun | name;

/** How well the second stands after the first: what is usual gains, what nobody says loses. */
export function gainAfter(
  first: Neighbour | undefined,
  second: Neighbour,
  beforeFirst?: Neighbour,
): number {
  if (first === undefined) return atStart(second);
  // "me i marrë": a short pronoun stands between, and changes nothing.
  if (beforeFirst && BEFORE_PARTICIPLES.has(beforeFirst.form) && has(first, clitic)) {
    return after(beforeFirst, second);
  }
  // "e nis" is what one does: what has been done ("nisë") needs its "me" or "kam" before the pronoun.
  if (
    has(first, clitic) &&
    isOnlyDone(second) &&
    !AFTER_THAT.test(`${beforeFirst?.form} ${first.form}`)
  )
    return -5;
  const gain = EXACTLY.get(`${first.form} ${second.form}`) ?? after(first, second);
  return gain + before(second, first) + acrossTheFirst(beforeFirst, first, second);
}

/** What the one before the first asks of the second: mas ni ore, zoti e bekoftë. */
function acrossTheFirst(
  beforeFirst: Neighbour | undefined,
  first: Neighbour,
  second: Neighbour,
): number {
  if (has(second, KIND.wish) && (WISHES.test(first.form) || WISHES.test(beforeFirst?.form ?? '')))
    return 3;
  const asksAblative = beforeFirst !== undefined && WITH_ABLATIVE.has(beforeFirst.form);
  return asksAblative && ONE.test(first.form) && has(second, oblique) ? 4 : 0;
}

/** Who is asked to do it: zoti të ruajt, dreqi e marrtë. */
const WISHES = /^(zoti|zot|allahu|perëndia|dreqi)$/i;
const ONE = /^(një|ni|nji)$/;

/** The long participle, or what looks like it after "të" (ta marrë: that he take it). */
const isOnlyDone = (word: Neighbour): boolean =>
  has(word, participle) && !has(word, verb | aorist) && word.form.endsWith('ë');

const AFTER_THAT = /^(të|t'|tu|duke) |\b(të|ta|t'i|t'u|t')$/;

const BEFORE_PARTICIPLES = new Set(['me', 'tu', 'duke']);

/** Which case a preposition asks for. */
const WITH_ACCUSATIVE = new Set("me në n' për pa mbi nën nëpër".split(' '));
const WITH_ABLATIVE = new Set(
  'pas mas mbas prej para afër rreth gjatë ndaj pranë kundër jashtë'.split(' '),
);

function after(first: Neighbour, second: Neighbour): number {
  const gains = AFTER.get(first.form);
  if (gains && !(first.form === 'o' && first.lemma === 'jam')) {
    const found = gains.find(([kinds]) => kinds === 0 || (second.kinds & kinds) !== 0);
    const ofCase = WITH_ACCUSATIVE.has(first.form) && has(second, nominal) ? caseGain(second) : 0;
    return (found?.[1] ?? 0) + ofCase;
  }
  if (first.lemma === 'kam') {
    if (has(second, participle)) return 4;
    if (has(second, oblique) && !has(second, indefinite | KIND.accusative)) return -1.5;
    return has(second, nominal) ? 0.5 : 0;
  }
  if (first.lemma === 'jam') {
    if (has(second, participle)) return 2.5;
    return has(second, adjective | adverb | pronoun) ? 1 : 0;
  }
  if (has(first, preposition)) {
    if (has(second, nominal) && WITH_ABLATIVE.has(first.form))
      return has(second, oblique) ? 5 : 1.5;
    if (has(second, nominal)) return 2 + (has(second, oblique | definite) ? 0.5 : 0);
    return has(second, finite | participle) ? -3 : 0;
  }
  if (has(first, numeral)) {
    if (has(second, plural)) return 3.5;
    return has(second, noun) ? 1 : has(second, finite) ? -1.5 : 0;
  }
  if (has(first, clitic)) return has(second, finite | aorist | imperative) ? 2 : 0;
  if (first.lemma === 'ti' && has(second, KIND.othersDo) && !has(second, KIND.youDo)) return -4;
  // "mu" (me) asks for its short "më" before a verb; alone there it is m'u.
  if (first.form === 'mu' && has(second, finite | aorist | participle)) return -3;
  if (has(first, pronoun)) return has(second, finite | clitic) ? 1 : has(second, noun) ? 0.8 : 0;
  if (has(first, doer) && has(second, finite | aorist)) return 0.5;
  if (has(first, noun)) return has(second, noun) && !has(second, oblique) ? -0.8 : 0;
  return 0;
}

function caseGain(word: Neighbour): number {
  return has(word, KIND.accusative | name) ? 0.8 : -0.8;
}

/** What a word asks of the one before it. */
function before(second: Neighbour, first: Neighbour): number {
  // "qe" (here is) opens; after a verb it is "që".
  if (second.form === 'qe' && has(first, finite | aorist | participle)) return -5;
  const linking = /^(i|e|të|t'|së|s')$/.test(first.form);
  // "e mi, të tu": what is whose follows its article; "tu" elsewhere is what one is doing.
  if (/^(mi|tu)$/.test(second.form) && /^(im|yt|tu)$/.test(second.lemma)) {
    if ((second.lemma === 'tu') === linking) return -5;
  }
  // "e thirrem" (we called him): what is done to oneself has nobody else in it.
  if (first.form === 'e' && has(second, KIND.middle) && !has(second, ~KIND.middle & participle))
    return -2;
  // i mirë, e mirë: an adjective with an article wants it.
  if (has(second, linked) && !has(second, noun | adverb | verb) && !linking) return -1;
  if (
    has(second, subjunctive) &&
    !has(second, verb) &&
    !(has(second, participle) && /^(kam|jam)$/.test(first.lemma)) &&
    !/^(të|t'|ta|t'i|t'u|ti|mos|na|ju|e|i|u|më|m')$/.test(first.form)
  )
    return -2;
  // u lodha is of lodhem, lodha of lodh.
  if (has(second, aorist) && ofOneself(second)) return OF_ONESELF.test(first.form) ? 0.7 : -2;
  if (has(second, participle) && !has(second, ~participle & (finite | nominal | adjective))) {
    // What is done to oneself has its "u": me u çu.
    if (ofOneself(second) && !OF_ONESELF.test(first.form)) return -2;
    return takesParticiple(first) ? 0 : -1;
  }
  return 0;
}

const takesParticiple = ({ form, lemma }: Neighbour): boolean =>
  PARTICIPLE_AFTER.test(form) || lemma === 'kam' || lemma === 'jam';

const PARTICIPLE_AFTER =
  /^(me|tu|duke|tuj|u|e|i|ia|ma|ta|na|ju|të|t'|m'|më|pa|krejt|mirë|pas|pasë|kon|qenë|duhet|m'u|t'u|m'i|t'i)$/;

const OF_ONESELF = /^(u|m'u|t'u|s'u|iu|ju)$/;
const ofOneself = ({ lemma }: Neighbour): boolean => lemma.endsWith('em');

function atStart(word: Neighbour): number {
  if (word.form === 'së') return -4;
  // "o zot", "o Sara": whoever begins with it calls somebody.
  if (word.form === 'o' && has(word, verb)) return -4;
  if (has(word, aorist) && ofOneself(word)) return -2;
  if (has(word, participle) && !has(word, finite | nominal | adjective | adverb)) return -4;
  return has(word, subjunctive) && !has(word, verb) ? -1.5 : 0;
}

const has = ({ kinds }: Neighbour, some: number): boolean => (kinds & some) !== 0;
