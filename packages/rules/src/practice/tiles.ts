import { type Chance, shuffled } from '../chance.ts';
import type { Forms } from '../marking/forms.ts';
import { letters } from '../marking/letters.ts';
import { NOTHING_AROUND, saysTheSameHere } from '../marking/region-by-sense.ts';
import { relation } from '../marking/word-relation.ts';
import type { Vocabulary } from './vocabulary.ts';

const WRONG_TILES = { least: 3, most: 5 };

interface Lexicon {
  readonly vocabulary: Vocabulary;
  readonly forms: Forms;
}

/**
 * The words of a sentence and three to five that do not belong there: other forms of the same words
 * first, then other words of the same kind; never one that the marker would take for a right one.
 */
export function tilesFor(sentence: string, lexicon: Lexicon, chance: Chance): string[] {
  const right = tilesOf(sentence);
  const wrong = wrongTiles(right, lexicon, chance);
  return shuffled([...right, ...wrong], chance);
}

/** As they stand in the sentence, without the signs around them. */
export function tilesOf(sentence: string): string[] {
  return sentence
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}']+$/gu, ''))
    .filter((word) => word !== '');
}

function wrongTiles(
  right: readonly string[],
  { vocabulary, forms }: Lexicon,
  chance: Chance,
): string[] {
  const entries = right.flatMap((tile) => vocabulary.lookUp(tile) ?? []);
  const otherForms = entries.flatMap(({ lemma }) => vocabulary.formsOf(lemma));
  const otherWords = entries.flatMap(({ part }) =>
    shuffled(vocabulary.ofPart(part), chance).slice(0, 4),
  );
  const isWrong = (tile: string) =>
    right.every((text) => {
      const [word, other] = [letters(text), letters(tile)];
      const how = relation(word, other, forms);
      const isPair = saysTheSameHere(word, other, NOTHING_AROUND, forms) !== undefined;
      return (how === 'form' || how === 'word') && !isPair;
    });
  const pick = (from: readonly { form: string }[], most: number) => {
    const tiles = new Set(shuffled(from, chance).map(({ form }) => form));
    return [...tiles].filter(isWrong).slice(0, most);
  };
  const ofSameWords = pick(otherForms, WRONG_TILES.most);
  const missing = Math.max(0, WRONG_TILES.least - ofSameWords.length);
  const others = pick(otherWords, WRONG_TILES.most).filter((tile) => !ofSameWords.includes(tile));
  return [...ofSameWords, ...others.slice(0, missing)];
}
