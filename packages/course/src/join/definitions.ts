import { definitionText } from '@hajde/albanian/lexicon/definition';
import type { Entry } from '@hajde/albanian/lexicon/lexicon';
import type { Sense } from '@hajde/albanian/lexicon/meanings';
import { type Placed, placedIn } from '@hajde/albanian/senses/placed-word';
import { senseInContext } from '@hajde/albanian/senses/sense-in-context';
import type { QuestionFile } from '../formats/unit.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { albanianQuotesOf, GAP } from './albanian-texts.ts';

/**
 * What a learner reads when tapping a word of the question: of the phrase, of an Albanian quotation,
 * of an Albanian option. The senses that the question names are those of the first of these in which
 * the word stands, and any further ones those of the next; in the others its neighbours tell, and a
 * sense that differs is shown too.
 */
export function definitionsOf(question: QuestionFile, lexicon: Lexicon): Record<string, string> {
  const uses = new Map<string, Use>();
  const named = new Map(question.senses);
  for (const words of shownWords(question, lexicon)) {
    for (const [word, use] of usesIn(words, named)) {
      uses.set(word, { ...use, keys: [...(uses.get(word)?.keys ?? []), ...use.keys] });
    }
    for (const form of new Set(words.map(({ entry }) => entry?.form ?? ''))) {
      const times = words.filter(({ entry }) => entry?.form === form).length;
      const further = named.get(form)?.slice(times) ?? [];
      if (further.length > 0) named.set(form, further);
      else named.delete(form);
    }
  }
  return Object.fromEntries(
    [...uses].map(([word, { entry, keys }]) => [word, definitionOf(entry, keys)]),
  );
}

/** What a learner reads when tapping a word of a text that belongs to no question. */
export function definitionsIn(text: string, lexicon: Lexicon): Record<string, string> {
  return Object.fromEntries(
    [...usesIn(placedIn(text, lexicon), NO_SENSES_NAMED)].map(([word, { entry, keys }]) => [
      word,
      definitionOf(entry, keys),
    ]),
  );
}

const NO_SENSES_NAMED: QuestionFile['senses'] = new Map();

/** The Albanian that a learner can tap, in the order in which it gives a word its sense. */
export function shownTexts(question: QuestionFile, lexicon: Lexicon): string[] {
  const { audio, optionsLang, answer, wrong } = question;
  return [
    ...(audio === undefined ? [] : [audio]),
    ...albanianQuotesOf(question, lexicon),
    ...(optionsLang === 'sq' ? [answer, ...wrong] : []),
  ];
}

/**
 * The words of each of these texts. A sentence with a gap is read with the answer in it, and an
 * option where it would stand, so that the neighbours tell their senses there too.
 */
function shownWords(question: QuestionFile, lexicon: Lexicon): Placed[][] {
  const { optionsLang, answer, wrong } = question;
  const options: readonly string[] = optionsLang === 'sq' ? [answer, ...wrong] : [];
  const withGap = albanianQuotesOf(question, lexicon).find((text) => text.includes(GAP));
  return shownTexts(question, lexicon).map((text) => {
    if (text.includes(GAP)) {
      const [start, end] = placeOf(answer, text, lexicon);
      const words = placedIn(text.replace(GAP, answer), lexicon);
      return [...words.slice(0, start), ...words.slice(end)];
    }
    if (withGap === undefined || !options.includes(text)) return placedIn(text, lexicon);
    const words = placedIn(withGap.replace(GAP, text), lexicon);
    return words.slice(...placeOf(text, withGap, lexicon));
  });
}

/** From which to which word the option stands in the sentence, put into its gap. */
function placeOf(option: string, sentence: string, lexicon: Lexicon): [number, number] {
  const start = lexicon.wordsIn(sentence.slice(0, sentence.indexOf(GAP))).length;
  return [start, start + lexicon.wordsIn(option).length];
}

interface Use {
  readonly entry: Entry;
  /** The senses it has in turn, as the writer or its neighbours tell them, else the usual one. */
  readonly keys: readonly string[];
}

/** Each word as it stands in the text. A form with a capital and without is told apart here. */
function usesIn(words: readonly Placed[], senses: QuestionFile['senses']): Map<string, Use> {
  const uses = new Map<string, Use>();
  const places = new Map<string, number>();
  for (const word of words) {
    const { text, entry } = word;
    if (!entry) continue;
    const place = places.get(entry.form) ?? 0;
    places.set(entry.form, place + 1);
    const named = senses.get(entry.form);
    const told = named ? (named[place] ?? named.at(-1)) : senseInContext(word);
    const key = told ?? entry.meanings.senses[0]?.key;
    if (key === undefined) continue;
    uses.set(text, { entry, keys: [...(uses.get(text)?.keys ?? []), key] });
  }
  return uses;
}

/**
 * The sense of this sentence and one more; or, where the word does several jobs in it, those in
 * their order and nothing else.
 */
export function definitionOf(entry: Entry, keys: readonly string[] = []): string {
  const { senses } = entry.meanings;
  const named = [...new Set(keys)].flatMap(
    (key) => senses.find((sense) => sense.key === key) ?? [],
  );
  const shown = named.length > 1 ? named : withOneMore(senses, named[0] ?? senses[0]);
  return definitionText(entry, shown);
}

function withOneMore(senses: readonly Sense[], first: Sense | undefined): Sense[] {
  if (first === undefined) return [];
  return [first, ...senses.filter((sense) => sense !== first).slice(0, 1)];
}
