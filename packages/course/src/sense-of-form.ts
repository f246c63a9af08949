import { type Neighbour, type Placed, PRONOUNS, previous } from './placed-word.ts';
import { isHave, isParticiple } from './word-class.ts';

/**
 * The sense that a form has by where it stands, where the lexicon says in a sense itself when it is
 * meant: "the station, after afër", "close!", "with u: was closed", "tickets (plural)".
 */
export function senseOfForm(word: Placed): string | undefined {
  return (
    afterPreposition(word) ??
    withU(word) ??
    afterDo(word) ??
    command(word) ??
    counted(word) ??
    participle(word)
  );
}

function saying(word: Placed, pattern: RegExp): string | undefined {
  return word.entry?.meanings.senses.find(({ text }) => pattern.test(text))?.key;
}

/** "Afër stacionit", "mas së premtes", "mes kishës dhe bankës": not of it or to it, but it. */
function afterPreposition(word: Placed): string | undefined {
  const governors = word.before.filter(
    ({ form, entry }) => !BEFORE_A_NOUN.has(form) && entry?.part !== 'numeral',
  );
  const [first, , third] = governors;
  const governor = first && AND.has(first.form) ? third : first;
  if (!WITH_ABLATIVE.has(governor?.form ?? '')) return undefined;
  return saying(word, AFTER);
}

const PREPOSITIONS =
  'afër pranë pas mas mbas para përpara prapa mbrapa kundër sipas prej pi jashtë brenda mrena mes ' +
  'midis përmes rreth larg përballë poshtë sipër gjatë përveç';
const WITH_ABLATIVE = new Set(PREPOSITIONS.split(' '));
/** As in "the station, after afër, prej". */
const AFTER = new RegExp(`\\bafter (${PREPOSITIONS.replaceAll(' ', '|')})(?!\\p{L})`, 'u');
const AND = new Set(['dhe', 'e', 'a', 'apo']);
const BEFORE_A_NOUN = new Set(
  "së të t' çdo krejt shumë disa këtij kësaj këtyre atij asaj atyre".split(' '),
);

/** "U mbyll", "mos u mërzit", "m'u martu". */
function withU(word: Placed): string | undefined {
  if (previous(word)?.form !== 'u') return undefined;
  if (word.before[1]?.form === 'mos') return saying(word, /mos u /);
  const infinitive = isAfterMe(word) ? saying(word, /with me u/) : undefined;
  return infinitive ?? saying(word, /\bwith u\b|^u |"u /);
}

/** "Do ta blija": I would buy it. */
function afterDo(word: Placed): string | undefined {
  return openingOf(word)?.form === 'do' ? saying(word, /with do të/) : undefined;
}

/** "Mos e fik!", "Prisni pak!", "Ma hapni!": after "mos", and in -ni at the head of a sentence. */
function command(word: Placed): string | undefined {
  const before = previous(word);
  const heads = !openingOf(word) && (!before || TO_US.has(before.form));
  const orders = heads && /ni$/.test(word.entry?.form ?? '');
  return orders || openingOf(word)?.form === 'mos' ? saying(word, /!/) : undefined;
}

const TO_US = new Set(['më', "m'", 'ma', 'na']);

/** "Dy bileta", "sa vajza". */
function counted(word: Placed): string | undefined {
  const before = previous(word);
  const many = before?.entry?.part === 'numeral' && !ONE.has(before.form);
  return many || QUANTITIES.has(before?.form ?? '') ? saying(word, /\(plural\)/) : undefined;
}

const ONE = new Set(['një', 'ni']);
const QUANTITIES = new Set('sa shumë pak disa do plot këto ato'.split(' '));

/** Of "gone; to go, with me" the one that fits; after "have" or "be" never a form that looks alike. */
function participle(word: Placed): string | undefined {
  if (!isParticiple(word)) return undefined;
  const infinitive = isAfterMe(word);
  const senses = word.entry?.meanings.senses ?? [];
  const fitting = senses.filter(({ text }) => text.startsWith('to ') === infinitive);
  const named = isInAPerfect(word)
    ? fitting.find(({ text }) => /participle/.test(text))
    : undefined;
  return (named ?? fitting[0])?.key;
}

/** "E kam pa", "jena krejt lodhë"; "tu i pi", "pa e pa": the verb's own pronouns stand there only. */
function isInAPerfect(word: Placed): boolean {
  const verb = word.before.find(({ entry }) => entry?.part !== 'adverb');
  if (isHave(verb) || verb?.entry?.lemma === 'jam') return true;
  return ['tu', 'duke', 'pa'].includes(openingOf(word)?.form ?? '');
}

export function isAfterMe({ before }: Placed): boolean {
  const word = before.find(({ form }) => !PRONOUNS.has(form) || form === "m'");
  return word?.form === 'me' || word?.form === "m'";
}

/** The word before it and before its pronouns. */
function openingOf({ before }: Placed): Neighbour | undefined {
  return before.find(({ form }) => !PRONOUNS.has(form));
}
