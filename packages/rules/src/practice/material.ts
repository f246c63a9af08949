import { type Beyond, type Forms, formsOf, type LexiconForm } from '@hajde/albanian/forms/forms';
import type { Piece } from './exercise.ts';
import type { Line } from './lines.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** What exercises are made of; offline only the lines of downloaded packs are there. */
export interface Material {
  readonly vocabulary: Vocabulary;
  readonly forms: Forms;
  readonly lines: readonly LineWords[];
  /** Every line with the word in it, in whatever form. */
  linesWith(wordId: string): readonly Found[];
}

/** A line, and its words. */
export interface LineWords {
  readonly line: Line;
  /** What its lesson teaches. */
  readonly newWords: readonly string[];
  /** Every word of the line by its dictionary form, and all the places where it stands. */
  readonly places: ReadonlyMap<string, readonly Piece[]>;
}

/** A line, and where the word first stands in it. */
export interface Found extends LineWords {
  readonly marked: Piece;
  /** How many words it has, those that return included. */
  readonly length: number;
}

export function materialOf(
  lines: readonly Line[],
  lexicon: readonly LexiconForm[],
  beyond?: Beyond,
  /** By lesson; a lesson that is not named teaches nothing new. */
  newWordsOf: ReadonlyMap<string, readonly string[]> = new Map(),
): Material {
  const vocabulary = vocabularyOf(lexicon);
  const found = new Map<string, Found[]>();
  const all: LineWords[] = [];
  for (const line of lines) {
    const words = vocabulary.wordsIn(line.albanian);
    const places = placesIn(line, words, vocabulary);
    const newWords = newWordsOf.get(line.lessonId) ?? [];
    all.push({ line, newWords, places });
    for (const [wordId, [marked]] of places) {
      if (!marked) continue;
      const others = found.get(wordId) ?? [];
      found.set(wordId, [...others, { line, newWords, marked, places, length: words.length }]);
    }
  }
  return {
    vocabulary,
    forms: formsOf(lexicon, beyond),
    lines: all,
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
