import type { Features, PartOfSpeech } from '../features/features.ts';
import { type Inflection, NO_INFLECTION, regularNounForms } from '../inflection/inflection.ts';
import { bareLetters, letters } from './letters.ts';

/** What the lexicon says of one form of a word. */
export interface LexiconForm {
  readonly form: string;
  readonly lemma: string;
  readonly part: PartOfSpeech;
  /** What a learner reads; nothing is to be learnt from it by a program. */
  readonly means: string;
  /** What the form is in each of its senses, the usual one first. */
  readonly senses: readonly Features[];
  /** The standard forms, where this one is Kosovo usage. */
  readonly standard: readonly string[];
}

/** Every form of the course, as the marker asks for it: by its letters, without apostrophes. */
export interface Forms {
  of(word: string): LexiconForm | undefined;
  /** Forms that look like this one to somebody who types no ë and ç. */
  alike(word: string): readonly string[];
  /**
   * Whether it is a word of Albanian all the same: a form that a noun of the course has by the rule, or
   * another word that looks like one of the course's.
   */
  isUntaught(word: string): boolean;
  /** The same thing said in Kosovo where this is the standard's, and the other way round. */
  counterparts(word: string): readonly (readonly string[])[];
  readonly inflection: Inflection;
}

/** What is known of Albanian beyond the forms of the course. */
export interface Beyond {
  readonly lookalikes?: readonly string[] | undefined;
  readonly inflection?: Inflection | undefined;
}

export function formsOf(
  lexicon: readonly LexiconForm[],
  { lookalikes = [], inflection = NO_INFLECTION }: Beyond = {},
): Forms {
  const byWord = new Map<string, LexiconForm>();
  const byBareLetters = new Map<string, string[]>();
  const counterparts = new Map<string, string[][]>();
  const untaught = new Set(lookalikes.map(letters).map(bareLetters));
  const add = (from: string, to: string[]) => {
    if (to.length === 1 && to[0] === from) return;
    counterparts.set(from, [...(counterparts.get(from) ?? []), to]);
  };

  for (const entry of lexicon) {
    const word = letters(entry.form);
    if (!byWord.has(word)) byWord.set(word, entry);
    const bare = bareLetters(word);
    byBareLetters.set(bare, [...(byBareLetters.get(bare) ?? []), word]);
    if (entry.part === 'noun' && entry.form === entry.lemma) {
      for (const form of regularNounForms(word, inflection)) untaught.add(bareLetters(form));
    }
    for (const standard of entry.standard) {
      const words = wordsOf(standard).map(letters);
      add(word, words);
      if (words.length === 1) add(words.join(), [word]);
    }
  }
  for (const [short, long] of SHORT_FORMS) {
    add(short, [long]);
    add(long, [short]);
  }
  for (const siblings of bySameStandard(lexicon)) {
    for (const one of siblings) for (const other of siblings) add(one, [other]);
  }
  return {
    of: (word) => byWord.get(word),
    alike: (word) => byBareLetters.get(bareLetters(word)) ?? [],
    isUntaught: (word) => untaught.has(bareLetters(word)),
    counterparts: (word) => counterparts.get(word) ?? [],
    inflection,
  };
}

/** The words of a text, short forms apart and without the signs between them. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .replace(/[’‘`´ʼʹ′']/g, "' ")
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => letters(word) !== '');
}

/** The words between commas, full stops and other signs; the last are none where a sign ends the text. */
export function clausesOf(text: string): string[][] {
  return text.split(/[,.;:!?…–—"“”()]+/).map(wordsOf);
}

/** The same with short forms apart that were written together with the next word: "nshpi". */
export function withShortFormsApart(words: readonly string[], forms: Forms): string[] {
  return words.flatMap((word) => {
    const [first = '', rest = ''] = [word.slice(0, 1), word.slice(1)];
    const isKnown = (text: string) => forms.alike(letters(text)).length > 0;
    const joined = isShortForm(letters(first)) && !isKnown(word) && isKnown(rest);
    return joined ? [first, rest] : [word];
  });
}

export function isShortForm(word: string): boolean {
  return SHORT_FORMS.some(([short]) => short === word);
}

/** Said short before another word, whatever word it is: "n'shpi", "s'di". */
const SHORT_FORMS = [
  ['n', 'në'],
  ['s', 'nuk'],
  ['t', 'të'],
  ['m', 'më'],
] as const;

/** "mandej" and "masanej" are both "pastaj": whoever writes the one has said the other. */
function bySameStandard(lexicon: readonly LexiconForm[]): string[][] {
  const groups = new Map<string, string[]>();
  const lemmas = new Map<string, string>();
  for (const { form, lemma } of lexicon) {
    const word = letters(form);
    if (!lemmas.has(word)) lemmas.set(word, lemma);
  }
  for (const { form, lemma, standard } of lexicon) {
    // Forms of one lemma differ in person or case even where one standard form serves them all.
    for (const text of standard) {
      const group = groups.get(text) ?? [];
      const alone = !group.some((other) => lemmas.get(other) === lemma);
      if (alone) groups.set(text, [...group, letters(form)]);
    }
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}
