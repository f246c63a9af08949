import { type Forms, isShortForm } from '../forms/forms.ts';
import { letters } from '../forms/letters.ts';
import { partsOf } from '../lexicon/definition-parts.ts';
import type { Pair } from './align.ts';

/** What to tell about the first fault, or else about everything that was nearly right. */
export function noteOn(pairs: readonly Pair[], forms: Forms): string | null {
  const fault = pairs.find(({ relation }) => relation in FAULT_NOTES);
  if (fault) return FAULT_NOTES[fault.relation as keyof typeof FAULT_NOTES](fault, forms);
  const notes = pairs.flatMap((pair) => {
    const write = NOTES[pair.relation as keyof typeof NOTES];
    return write ? [write(pair, forms)] : [];
  });
  return notes.length === 0 ? null : [...new Set(notes)].join(' ');
}

type Note = (pair: Pair, forms: Forms) => string;

const NOTES: Record<'marks' | 'region' | 'slip', Note> = {
  marks: ({ expected }) =>
    `It's written ${quoted(expected)}, ${/[ëç]/i.test(expected.join('')) ? 'with its' : 'without'} marks.`,
  slip: ({ expected }) => `Mind the spelling: ${quoted(expected)}.`,
  region: ({ expected, typed }, forms) => {
    const [ofKosovo, typedOfKosovo] = [isOfKosovo(expected, forms), isOfKosovo(typed, forms)];
    if (!ofKosovo && (typedOfKosovo || isShorter(typed, expected))) {
      return `${quoted(typed)} is what people say in Kosovo; here it's standard: ${quoted(expected)}.`;
    }
    if (typedOfKosovo) {
      return `${quoted(typed)} means the same; here it's ${quoted(expected)}.`;
    }
    const what = typed.length === 1 ? 'the standard word' : 'standard Albanian';
    return `${quoted(typed)} is ${what}; in Kosovo people say ${quoted(expected)}.`;
  },
};

const FAULT_NOTES: Record<'form' | 'word' | 'missing' | 'extra', Note> = {
  form: ({ expected }, forms) =>
    `Right word, wrong form: here it's ${quoted(expected)}.${meaning(expected, forms)}`,
  word: ({ expected, typed }, forms) =>
    `Not ${quoted(typed)}: here it's ${quoted(expected)}.${meaning(expected, forms)}`,
  missing: ({ expected }, forms) => `${quoted(expected)} is missing.${meaning(expected, forms)}`,
  extra: ({ typed }) => `${quoted(typed)} doesn't belong here.`,
};

function isOfKosovo(words: readonly string[], forms: Forms): boolean {
  // "me shku", "kam me shku": the infinitive itself is Kosovo's, whatever its participle is.
  if (words.length > 1 && words.includes('me')) return true;
  return words.map(letters).some((word) => {
    // "ma" is "më" in some of its senses only, so that the lexicon does not name it so.
    const isMore = word === 'ma' && words.length === 1;
    return isShortForm(word) || isMore || (forms.of(word)?.standard.length ?? 0) > 0;
  });
}

/** Where the lexicon names neither as Kosovo's, the short one is: "pi" for "pirë". */
function isShorter(words: readonly string[], others: readonly string[]): boolean {
  return words.join('').length < others.join('').length;
}

/** What the form is and means; a little word with many senses would only confuse here. */
function meaning(words: readonly string[], forms: Forms): string {
  const senses = partsOf(forms.of(letters(words.join('')))?.means ?? '');
  return senses.length === 0 || senses.length > 2 ? '' : ` It means: ${senses.join('; ')}.`;
}

function quoted(words: readonly string[]): string {
  return `"${words.join(' ').replace(/' /g, "'")}"`;
}
