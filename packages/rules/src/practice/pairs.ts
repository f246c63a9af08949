import { letters } from '@hajde/albanian/forms/letters';
import { type Chance, shuffled } from '../chance/chance.ts';
import type { Match, Pair } from './exercise.ts';
import type { Material } from './material.ts';
import { firstSense, sensesOf } from './vocabulary.ts';

/** Words to be matched with their meanings; null where too few of them mean something of their own. */
export function pairsFor(
  wordIds: readonly string[],
  material: Material,
  chance: Chance,
): Match | null {
  const pairs: Pair[] = [];
  for (const wordId of wordIds) {
    const meaning = firstSense(material.vocabulary.lookUp(wordId)?.means ?? '');
    if (meaning === '') continue;
    if (pairs.every((pair) => !meanTheSame(pair.wordId, wordId, material))) {
      pairs.push({ wordId, meaning });
    }
  }
  if (pairs.length < 2) return null;
  return { kind: 'match', pairs, meanings: shuffled(pairs, chance).map(({ meaning }) => meaning) };
}

/** "edhe" and "dhe" are both "and": either could be matched with the other's meaning. */
export function meanTheSame(one: string, other: string, material: Material): boolean {
  const { vocabulary, forms } = material;
  const means = (word: string) => sensesOf(vocabulary.lookUp(word)?.means ?? '');
  const senses = new Set(means(one));
  if (means(other).some((sense) => senses.has(sense))) return true;
  return forms.counterparts(letters(one)).some((words) => words.join(' ') === letters(other));
}
