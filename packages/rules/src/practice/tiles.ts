import type { LexiconForm } from '@hajde/albanian/forms/forms';
import { letters } from '@hajde/albanian/forms/letters';
import { relation } from '@hajde/albanian/marking/word-relation';
import { NOTHING_AROUND, saysTheSameHere } from '@hajde/albanian/regions/region-by-sense';
import { type Chance, shuffled } from '../chance/chance.ts';
import type { Line } from './lines.ts';
import type { Material } from './material.ts';
import { formsMet } from './met-forms.ts';
import type { MetWords } from './sentence.ts';

const WRONG_TILES = { least: 3, most: 5 };

/**
 * The words of a sentence and three to five that do not belong there: forms that the learner has seen,
 * others of the same words first, then words of the same kind; never one that the marker would take for
 * a right one.
 */
export function tilesFor(line: Line, material: Material, met: MetWords, chance: Chance): string[] {
  const right = tilesOf(line.albanian);
  return shuffled([...right, ...wrongTiles(right, line, material, met, chance)], chance);
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
  line: Line,
  material: Material,
  met: MetWords,
  chance: Chance,
): string[] {
  const { vocabulary } = material;
  const entries = right.flatMap((tile) => vocabulary.lookUp(tile) ?? []);
  const lemmas = new Set(entries.map(({ lemma }) => lemma));
  const parts = new Set(entries.map(({ part }) => part));
  const chosen = new Set<string>();
  const pick = (from: readonly LexiconForm[], most: number) => {
    for (const { form } of from) {
      if (chosen.size >= most) return;
      if (isWrong(form, right, material)) chosen.add(form);
    }
  };
  for (const forms of formsMet(line, material, met)) {
    const mixed = shuffled(forms, chance);
    const others = mixed.filter(({ lemma }) => !lemmas.has(lemma));
    pick(
      mixed.filter(({ lemma }) => lemmas.has(lemma)),
      WRONG_TILES.most,
    );
    pick(
      others.filter(({ part }) => parts.has(part)),
      WRONG_TILES.least,
    );
    pick(others, WRONG_TILES.least);
    if (chosen.size >= WRONG_TILES.least) break;
  }
  return [...chosen];
}

function isWrong(tile: string, right: readonly string[], { forms }: Material): boolean {
  return right.every((text) => {
    const [word, other] = [letters(text), letters(tile)];
    const how = relation(word, other, forms);
    const isPair = saysTheSameHere(word, other, NOTHING_AROUND, forms) !== undefined;
    return (how === 'form' || how === 'word') && !isPair;
  });
}
