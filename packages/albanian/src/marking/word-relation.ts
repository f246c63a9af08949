import type { Forms, LexiconForm } from '../forms/forms.ts';
import { bareLetters, isOneSlip, lacksMarksOnly } from '../forms/letters.ts';

/**
 * How a typed word stands to the one that was wanted. `marks`, `region` and `slip` are right with a
 * note; `form` is the right word in the wrong form, `word` another word.
 */
export type Relation = 'same' | 'marks' | 'region' | 'slip' | 'form' | 'word';

const SLIPS_COUNT_FROM = 5;

export function relation(expected: string, typed: string, forms: Forms): Relation {
  if (expected === typed) return 'same';
  if (lacksMarksOnly(expected, typed)) return 'marks';
  if (isCounterpart(expected, typed, forms)) return 'region';
  // Marks that no Albanian word has there: "é" for "ë". With marks of its own it is another word, and a
  // short one may be another that the course does not have: "ndër" for "nder".
  if (bareLetters(expected) === bareLetters(typed) && !forms.of(typed)) {
    return expected.length < SLIPS_COUNT_FROM && /[ëç]/.test(typed) ? 'word' : 'marks';
  }
  if (sameLemma(expected, typed, forms)) return 'form';
  if (!isSlip(expected, typed, forms)) return 'word';
  if (isAnotherEnding(expected, typed, forms)) return 'form';
  return forms.isUntaught(typed) ? 'word' : 'slip';
}

function isCounterpart(expected: string, typed: string, forms: Forms): boolean {
  return forms.counterparts(expected).some(([word = '', ...more]) => {
    return more.length === 0 && (word === typed || lacksMarksOnly(word, typed));
  });
}

function isSlip(expected: string, typed: string, forms: Forms): boolean {
  if (expected.length < SLIPS_COUNT_FROM) return false;
  if (!isOneSlip(bareLetters(expected), bareLetters(typed))) return false;
  if (isDenied(expected, typed, forms)) return false;
  return forms.of(typed) === undefined && forms.alike(typed).length === 0;
}

/** "skuptoj" is "s'kuptoj", as people write it in a hurry, and says the contrary. */
function isDenied(expected: string, typed: string, forms: Forms): boolean {
  const verb = bareLetters(expected);
  const isVerb = forms.of(expected)?.part === 'verb' && !verb.startsWith('s');
  return isVerb && bareLetters(typed) === `s${verb}`;
}

/**
 * Albanian says with its last letters who does it to whom and when. Where such an ending has become
 * another one it is no slip, though the lexicon may not have that form.
 */
function isAnotherEnding(expected: string, typed: string, forms: Forms): boolean {
  // Kosovo does not sound a final ë, so that it is the first letter to be forgotten.
  if (expected === `${typed}ë` || isDoubled(expected, typed)) return false;
  const endings = endingsOf(forms.of(expected));
  const [wanted, given] = [bareLetters(expected), bareLetters(typed)];
  let stem = 0;
  while (wanted[stem] !== undefined && wanted[stem] === given[stem]) stem++;
  const hasEnding = (word: string) =>
    endings.some((ending) => {
      const before = word.length - ending.length;
      return before <= stem && word.endsWith(ending) && isSayable(word.slice(0, before), ending);
    });
  return hasEnding(given) && hasEnding(wanted);
}

/** Other parts of speech have none, but for calls with a plural: "urdhëroni". */
function endingsOf(word: LexiconForm | undefined): readonly string[] {
  const endings = word ? ENDINGS[word.part] : OF_UNKNOWN_WORDS;
  if (endings === undefined && word?.form === word?.lemma) return [];
  return (endings ?? OF_VERBS).split(' ');
}

/** One consonant alone ends a word after a vowel: "-n" is an ending of "lulen", and not of "lulj-n". */
function isSayable(stem: string, ending: string): boolean {
  return !/^[^aeiouy]$/.test(ending) || /[aeiouy]$/.test(stem);
}

/** A key that was held too long: "autobuss". No ending begins with the letter before it. */
function isDoubled(expected: string, typed: string): boolean {
  const [wanted, given] = [bareLetters(expected), bareLetters(typed)];
  return [...given].some(
    (letter, at) => letter === given[at + 1] && given.slice(0, at) + given.slice(at + 1) === wanted,
  );
}

/** Without their marks; the empty one, before the first space, is an ending too. */
const OF_NOUNS =
  ' i u a e it ut in un en n ne s es se t te ve sh et at er ra re ja je nj enj inj ane ash';
const OF_VERBS =
  ' i a e n sh et j on ni im in jm jme jne me ne het hem hesh hemi heni hen em esh emi eni en va ve oi u' +
  ' ua uam uan uat uar ur r nte nim nit nin ja je te ta ti m t fte fsh ofsh yer yen yem';
const ENDINGS: Readonly<Record<string, string>> = {
  noun: OF_NOUNS,
  adjective: OF_NOUNS,
  pronoun: OF_NOUNS,
  numeral: OF_NOUNS,
  name: OF_NOUNS,
  verb: OF_VERBS,
};
const OF_UNKNOWN_WORDS = OF_NOUNS + OF_VERBS;

function sameLemma(expected: string, typed: string, forms: Forms): boolean {
  const lemma = forms.of(expected)?.lemma;
  if (lemma === undefined) return false;
  return [typed, ...forms.alike(typed)].some((word) => forms.of(word)?.lemma === lemma);
}
