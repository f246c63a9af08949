import type { Chance } from '../chance/chance.ts';
import type { Exercise } from './exercise.ts';
import { type ExerciseKind, easierThan } from './kinds.ts';
import type { Found, Material } from './material.ts';
import { meaningsFor } from './meanings.ts';
import { pairsFor } from './pairs.ts';
import { lineFor, type MetWords, sentenceWords } from './sentence.ts';
import type { PlannedExercise } from './session.ts';
import { tilesFor } from './tiles.ts';

/**
 * The planned exercise, made from a line of the course with the word in it. Where no line is fit for
 * it, an easier one is made; null where the course has no line with the word at all.
 */
export function makeExercise(
  { kind, wordIds, eased }: PlannedExercise,
  material: Material,
  met: MetWords,
  chance: Chance,
): Exercise | null {
  if (kind === 'match') return pairsFor(wordIds, material, chance);
  const [wordId] = wordIds;
  if (wordId === undefined) return null;
  const lines = material.linesWith(wordId);
  for (let way: ExerciseKind | null = kind; way; way = easierThan(way)) {
    const found = lineFor(lines, way, met, chance);
    const made = found && make(way, wordId, found, material, met, chance, eased);
    if (made) return made;
  }
  return null;
}

function make(
  kind: ExerciseKind,
  wordId: string,
  found: Found,
  material: Material,
  met: MetWords,
  chance: Chance,
  eased: boolean,
): Exercise | null {
  const { line, marked } = found;
  const asked = { wordId, line, marked };
  const words = sentenceWords(wordId, found, met);
  switch (kind) {
    case 'recognise': {
      const chosen = meaningsFor(marked.text, line, material.vocabulary, chance, eased);
      return chosen && { kind, ...asked, ...chosen };
    }
    case 'build':
      return { kind, ...asked, words, tiles: tilesFor(line, material, met, chance) };
    case 'fill':
      return { kind, ...asked };
    case 'chat':
    case 'dictation':
    case 'say':
      return { kind, ...asked, words };
    case 'match':
      return null;
  }
}
