import { type Forms, formsOf, type LexiconForm } from '../marking/forms.ts';
import type { Piece } from './exercise.ts';
import type { Line } from './lines.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** What exercises are made of; offline only the lines of downloaded packs are there. */
export interface Material {
  readonly vocabulary: Vocabulary;
  readonly forms: Forms;
  /** Every line with the word in it, in whatever form. */
  linesWith(wordId: string): readonly Found[];
}

/** A line, and where the word first stands in it. */
export interface Found {
  readonly line: Line;
  readonly marked: Piece;
  /** Every word of the line by its dictionary form, and all the places where it stands. */
  readonly places: ReadonlyMap<string, readonly Piece[]>;
  /** How many words it has, those that return included. */
  readonly length: number;
}

export function materialOf(
  lines: readonly Line[],
  lexicon: readonly LexiconForm[],
  lookalikes?: readonly string[],
): Material {
  const vocabulary = vocabularyOf(lexicon);
  const found = new Map<string, Found[]>();
  for (const line of lines) {
    const words = vocabulary.wordsIn(line.albanian);
    const places = placesIn(line, words, vocabulary);
    for (const [wordId, [marked]] of places) {
      if (!marked) continue;
      const others = found.get(wordId) ?? [];
      found.set(wordId, [...others, { line, marked, places, length: words.length }]);
    }
  }
  return {
    vocabulary,
    forms: formsOf(lexicon, lookalikes),
    linesWith: (wordId) => found.get(wordId) ?? [],
  };
}

function placesIn(
  { albanian }: Line,
  words: readonly string[],
  vocabulary: Vocabulary,
): Map<string, Piece[]> {
  const places = new Map<string, Piece[]>();
  let from = 0;
  for (const text of words) {
    const start = albanian.indexOf(text, from);
    const lemma = vocabulary.lookUp(text)?.lemma;
    if (start === -1) continue;
    from = start + text.length;
    if (lemma === undefined) continue;
    const piece = { before: albanian.slice(0, start), text, after: albanian.slice(from) };
    places.set(lemma, [...(places.get(lemma) ?? []), piece]);
  }
  return places;
}
