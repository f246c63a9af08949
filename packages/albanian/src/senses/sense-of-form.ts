import { type Features, has } from '../features/features.ts';
import { type Neighbour, type Placed, PRONOUNS, previous } from './placed-word.ts';
import { inSomeSense, isHave, isParticiple } from './word-class.ts';

/**
 * The sense that a form has by where it stands, where the features of a sense say when it is meant:
 * after a preposition, as a command, after "u", counted, beside the one who does it.
 */
export function senseOfForm(word: Placed): string | undefined {
  return (
    afterPreposition(word) ??
    withU(word) ??
    afterDo(word) ??
    afterTe(word) ??
    command(word) ??
    counted(word) ??
    participle(word) ??
    ofItsDoer(word)
  );
}

function being(word: Placed, is: (features: Features) => boolean): string | undefined {
  return word.entry?.meanings.senses.find(({ features }) => is(features))?.key;
}

/** "Afër stacionit", "mas së premtes", "mes kishës dhe bankës": not of it or to it, but it. */
function afterPreposition(word: Placed): string | undefined {
  const governors = word.before.filter(
    ({ form, entry }) => !BEFORE_A_NOUN.has(form) && entry?.part !== 'numeral',
  );
  const [first, , third] = governors;
  const governor = first && AND.has(first.form) ? third : first;
  if (!WITH_ABLATIVE.has(governor?.form ?? '')) return undefined;
  return being(word, (sense) => has(sense, 'construction', 'after-preposition'));
}

const WITH_ABLATIVE = new Set(
  (
    'afër pranë pas mas mbas para përpara prapa mbrapa kundër sipas prej pi jashtë brenda mrena mes ' +
    'midis përmes rreth larg përballë poshtë sipër gjatë përveç'
  ).split(' '),
);
const AND = new Set(['dhe', 'e', 'a', 'apo']);
const BEFORE_A_NOUN = new Set(
  "së të t' çdo krejt shumë disa këtij kësaj këtyre atij asaj atyre".split(' '),
);

/** "U mbyll", "mos u mërzit", "m'u martu". */
function withU(word: Placed): string | undefined {
  if (previous(word)?.form !== 'u') return undefined;
  if (word.before[1]?.form === 'mos') {
    return being(word, (sense) => has(sense, 'construction', 'after-mos-u'));
  }
  const infinitive = isAfterMe(word)
    ? being(word, (sense) => has(sense, 'construction', 'after-me-u'))
    : undefined;
  return infinitive ?? being(word, (sense) => has(sense, 'construction', 'after-u'));
}

/** "Do ta blija": I would buy it. */
function afterDo(word: Placed): string | undefined {
  if (openingOf(word)?.form !== 'do') return undefined;
  return being(word, (sense) => has(sense, 'construction', 'after-do'));
}

/** "Sa t'jetë", "të mos jetë": that it be, and not life. */
function afterTe(word: Placed): string | undefined {
  const [first, second] = word.before;
  const te = first?.form === 'mos' ? second : first;
  if (te?.form !== 'të' && te?.form !== "t'") return undefined;
  return being(word, (sense) => has(sense, 'construction', 'after-të'));
}

/** "Mos e fik!", "Prisni pak!", "Ma hapni!": after "mos", and in -ni at the head of a sentence. */
function command(word: Placed): string | undefined {
  const before = previous(word);
  const heads = !openingOf(word) && (!before || TO_US.has(before.form));
  const orders = heads && /ni$/.test(word.entry?.form ?? '');
  if (!orders && openingOf(word)?.form !== 'mos') return undefined;
  return being(word, (sense) => has(sense, 'mood', 'imperative'));
}

const TO_US = new Set(['më', "m'", 'ma', 'na']);

/** "Dy bileta", "sa vajza"; not "n'nandhetë e shtatën shkolla", where it is the year. */
function counted(word: Placed): string | undefined {
  const before = previous(word);
  const isYear = inSomeSense(before, (sense) => has(sense, 'definiteness', 'definite'));
  const many = before?.entry?.part === 'numeral' && !ONE.has(before.form) && !isYear;
  if (!many && !QUANTITIES.has(before?.form ?? '')) return undefined;
  return being(word, (sense) => sense.part === 'noun' && has(sense, 'number', 'plural'));
}

const ONE = new Set(['një', 'ni']);
const QUANTITIES = new Set('sa shumë pak disa do plot këto ato'.split(' '));

/** Of "gone; to go, with me" the one that fits; after "have" or "be" never a form that looks alike. */
function participle(word: Placed): string | undefined {
  if (!isParticiple(word)) return undefined;
  const infinitive = isAfterMe(word);
  const senses = word.entry?.meanings.senses ?? [];
  const fitting = senses.filter(
    ({ features }) => has(features, 'construction', 'after-me', 'after-me-u') === infinitive,
  );
  const named = isInAPerfect(word)
    ? fitting.find(({ features }) => has(features, 'verbForm', 'participle'))
    : undefined;
  return (named ?? fitting[0])?.key;
}

/** "E kam pa", "jena krejt lodhë"; "tu i pi", "pa e pa": the verb's own pronouns stand there only. */
function isInAPerfect(word: Placed): boolean {
  const verb = word.before.find(({ entry }) => entry?.part !== 'adverb');
  if (isHave(verb) || verb?.entry?.lemma === 'jam') return true;
  return ['tu', 'duke', 'pa'].includes(openingOf(word)?.form ?? '');
}

/** "Nana pyet", "kush pyet", "sa punon vëllai": he or she does it; "a punon ti": you do. */
function ofItsDoer(word: Placed): string | undefined {
  const doer = doerBefore(word) ?? doerOfNeighbour(word.after[0]);
  if (doer === undefined) return undefined;
  const [you, third] = (['2', '3'] as const).map((person) =>
    being(word, (sense) => has(sense, 'person', person) && sense.tense?.join() === 'present'),
  );
  if (you === undefined || third === undefined) return undefined;
  return doer === '2' ? you : third;
}

function doerBefore({ before }: Placed): Doer | undefined {
  const at = before.findIndex(({ form }) => !PRONOUNS.has(form) && !BEFORE_A_VERB.has(form));
  const isPlace = WITH_NOMINATIVE.has(before[at + 1]?.form ?? '');
  return isPlace ? undefined : doerOfNeighbour(before[at]);
}

type Doer = '2' | '3';

/** Whom or what nothing but a subject looks like: "vëllai", and not "bileta", which are tickets too. */
function doerOfNeighbour(word: Neighbour | undefined): Doer | undefined {
  if (word?.form === 'ti') return '2';
  if (HE_OR_SHE.has(word?.form ?? '')) return '3';
  const senses = word?.entry?.meanings.senses ?? [];
  const isSubject = senses.every(
    ({ features }) =>
      features.part === 'noun' &&
      has(features, 'definiteness', 'definite') &&
      has(features, 'number', 'singular') &&
      features.case?.join() === 'nominative',
  );
  return senses.length > 0 && isSubject ? '3' : undefined;
}

const BEFORE_A_VERB = new Set('po nuk gjithmonë shpesh zakonisht hala veç'.split(' '));
const WITH_NOMINATIVE = new Set('te tek nga kah ka'.split(' '));
const HE_OR_SHE = new Set('kush ai aj ajo kërkush askush dikush secili'.split(' '));

export function isAfterMe({ before }: Placed): boolean {
  const word = before.find(({ form }) => !PRONOUNS.has(form) || form === "m'");
  return word?.form === 'me' || word?.form === "m'";
}

/** The word before it and before its pronouns. */
function openingOf({ before }: Placed): Neighbour | undefined {
  return before.find(({ form }) => !PRONOUNS.has(form));
}
