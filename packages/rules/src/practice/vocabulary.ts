import type { LexiconForm } from '@hajde/albanian/forms/forms';
import { partsOf } from '@hajde/albanian/lexicon/definition-parts';
import { wordsIn } from '@hajde/albanian/text/words';

/** The lexicon as exercises ask for it. */
export interface Vocabulary {
  /** What the lexicon says of a word as it stands in a text: with a capital at its start. */
  lookUp(word: string): LexiconForm | undefined;
  wordsIn(text: string): string[];
  formsOf(lemma: string): readonly LexiconForm[];
  ofPart(part: LexiconForm['part']): readonly LexiconForm[];
}

export function vocabularyOf(lexicon: readonly LexiconForm[]): Vocabulary {
  const byForm = new Map(lexicon.map((entry) => [entry.form, entry]));
  const byLemma = Map.groupBy(lexicon, ({ lemma }) => lemma);
  const byPart = Map.groupBy(lexicon, ({ part }) => part);
  const lookUp = (word: string) => byForm.get(word) ?? byForm.get(word.toLowerCase());
  return {
    lookUp,
    wordsIn: (text) => wordsIn(text, (word) => lookUp(word) !== undefined),
    formsOf: (lemma) => byLemma.get(lemma) ?? [],
    ofPart: (part) => byPart.get(part) ?? [],
  };
}

/** The first sense of a definition, without what stands in brackets: what an option shows. */
export function firstSense(means: string): string {
  const [first = ''] = partsOf(means);
  return first.replace(/\s*\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '').trim();
}

/** Every sense that a definition names, what stands in brackets among them. */
export function sensesOf(means: string): string[] {
  return means
    .split(/[;,()]/)
    .map((sense) => sense.trim().toLowerCase())
    .filter((sense) => sense !== '');
}
