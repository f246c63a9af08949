import {
  afterPronouns,
  LINKS,
  next,
  type Placed,
  PRONOUNS,
  previous,
  type SensesByPlace,
} from './placed-word.ts';
import { isAfterMe, senseOfForm } from './sense-of-form.ts';
import { doerOf, isHave, isOblique, isVerb } from './word-class.ts';
import { BEFORE_VERBS } from './words-before-verbs.ts';
import { E_AND_I } from './words-e-and-i.ts';
import { OF_DEGREE } from './words-of-degree.ts';

/**
 * The sense that a little word has by what stands around it, where the lexicon names its senses as
 * here. What cannot be told is left to the usual sense, and the question may always name another.
 */
export function senseInContext(word: Placed): string | undefined {
  const form = word.entry?.form ?? '';
  const sense = SENSES[form]?.(word) ?? senseOfForm(word);
  return word.entry?.meanings.senses.find(({ key }) => key === sense)?.key;
}

const SENSES: SensesByPlace = {
  ...BEFORE_VERBS,
  ...E_AND_I,
  ...OF_DEGREE,
  a: (word) => {
    if (!previous(word)) return 'question';
    return isVerb(previous(word)) && isVerb(afterPronouns(word)) ? 'whether' : 'or';
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

/** "Ma i madh se", "ma mirë se": more of something, and no verb since. */
function isCompared({ before }: Placed): boolean {
  const more = before.findIndex(({ form }) => form === 'më' || form === 'ma');
  return more > 0 && !before.slice(0, more).some((each) => each.entry?.part === 'verb');
}

const ABOUT = new Set('flas kallxoj tregoj shkruaj lexoj pyes bisedoj ankohem flitet'.split(' '));
