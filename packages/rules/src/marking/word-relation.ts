import type { Forms } from './forms.ts';
import { bareLetters, isOneSlip, lacksMarksOnly } from './letters.ts';

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
  if (sameLemma(expected, typed, forms)) return 'form';
  if (!isSlip(expected, typed, forms)) return 'word';
  return isAnotherEnding(expected, typed, forms) ? 'form' : 'slip';
}

function isCounterpart(expected: string, typed: string, forms: Forms): boolean {
  return forms.counterparts(expected).some(([word = '', ...more]) => {
    return more.length === 0 && (word === typed || lacksMarksOnly(word, typed));
  });
}

function isSlip(expected: string, typed: string, forms: Forms): boolean {
  // Marks where none belong: a slip too, unless they make another word ("në" for "ne").
  if (bareLetters(expected) === bareLetters(typed)) return !forms.of(typed);
  if (expected.length < SLIPS_COUNT_FROM) return false;
  if (!isOneSlip(bareLetters(expected), bareLetters(typed))) return false;
  return forms.of(typed) === undefined && forms.alike(typed).length === 0;
}

/**
 * Albanian says with its last letters who does it to whom and when. Where such an ending has become
 * another one it is no slip, though the lexicon may not have that form.
 */
function isAnotherEnding(expected: string, typed: string, forms: Forms): boolean {
  // Kosovo does not sound a final ë, so that it is the first letter to be forgotten.
  if (expected === `${typed}ë`) return false;
  const part = forms.of(expected)?.part;
  if (part !== undefined && !INFLECTED.includes(part)) return false;
  const [wanted, given] = [bareLetters(expected), bareLetters(typed)];
  let stem = 0;
  while (wanted[stem] !== undefined && wanted[stem] === given[stem]) stem++;
  return (
    ENDINGS.some((ending) => given.endsWith(ending) && given.length - ending.length <= stem) &&
    ENDINGS.some((ending) => wanted.endsWith(ending) && wanted.length - ending.length <= stem)
  );
}

const INFLECTED = ['noun', 'verb', 'adjective', 'pronoun', 'numeral', 'name'];

/** Endings of nouns, adjectives and verbs, without their marks; the empty one is an ending too. */
const ENDINGS = [
  ...['', 'i', 'u', 'a', 'e', 'it', 'ut', 'in', 'un', 'en', 'n', 's', 'es', 'se', 't', 'te', 't'],
  ...['ve', 'sh', 'et', 'at', 'j', 'on', 'ni', 'im', 'jm', 'jme', 'jne', 'me', 'ne', 'het', 'hem'],
  ...['hesh', 'hemi', 'heni', 'hen', 'em', 'esh', 'emi', 'eni', 'va', 've', 'oi', 'uam', 'uan'],
  ...['uar', 'ur', 'r', 'ja', 'je', 'nte', 'nim', 'nit', 'nin', 'ra', 're', 'ar', 'ane', 'k', 'f'],
];

function sameLemma(expected: string, typed: string, forms: Forms): boolean {
  const lemma = forms.of(expected)?.lemma;
  if (lemma === undefined) return false;
  return [typed, ...forms.alike(typed)].some((word) => forms.of(word)?.lemma === lemma);
}
