import { type Chance, shuffled } from '../chance.ts';
import type { Exercise } from './exercise.ts';
import { type ExerciseKind, easierThan } from './kinds.ts';
import type { Line } from './lines.ts';
import type { Found, Material } from './material.ts';
import { meaningsFor } from './meanings.ts';
import type { PlannedExercise } from './session.ts';
import { tilesFor } from './tiles.ts';
import { firstSense } from './vocabulary.ts';

/**
 * The planned exercise, made from a line of the course with the word in it. Where no line is fit for
 * it, an easier one is made; null where the course has no line with the word at all.
 */
export function makeExercise(
  { kind, wordIds, eased }: PlannedExercise,
  material: Material,
  chance: Chance,
): Exercise | null {
  if (kind === 'match') return match(wordIds, material, chance);
  const [wordId] = wordIds;
  if (wordId === undefined) return null;
  const lines = material.linesWith(wordId);
  for (let way: ExerciseKind | null = kind; way; way = easierThan(way)) {
    const fitting = lines.filter(({ line }) => isFit(line, way, material));
    const [found] = shuffled(fitting, chance);
    if (!found) continue;
    const made = make(way, wordId, found, material, chance, eased);
    if (made) return made;
  }
  return null;
}

const WORDS_TO_BUILD = { least: 2, most: 9 };
const WORDS_TO_TYPE = 8;

function isFit(line: Line, kind: ExerciseKind, { vocabulary }: Material): boolean {
  const words = vocabulary.wordsIn(line.albanian).length;
  switch (kind) {
    case 'build':
      return words >= WORDS_TO_BUILD.least && words <= WORDS_TO_BUILD.most;
    case 'dictation':
      return line.spoken && words <= WORDS_TO_TYPE;
    case 'say':
      return words <= WORDS_TO_TYPE;
    default:
      return true;
  }
}

function make(
  kind: ExerciseKind,
  wordId: string,
  { line, marked }: Found,
  material: Material,
  chance: Chance,
  eased: boolean,
): Exercise | null {
  switch (kind) {
    case 'recognise': {
      const chosen = meaningsFor(marked.text, line, material.vocabulary, chance, eased);
      return chosen && { kind, wordId, line, marked, ...chosen };
    }
    case 'build':
      return { kind, wordId, line, tiles: tilesFor(line.albanian, material, chance) };
    case 'fill':
      return { kind, wordId, line, marked };
    case 'dictation':
    case 'say':
      return { kind, wordId, line };
    case 'match':
      return null;
  }
}

function match(wordIds: readonly string[], { vocabulary }: Material, chance: Chance) {
  const pairs = wordIds.flatMap((wordId) => {
    const meaning = firstSense(vocabulary.lookUp(wordId)?.means ?? '');
    return meaning === '' ? [] : [{ wordId, meaning }];
  });
  // Two words of one meaning could be matched either way.
  const told = pairs.filter(
    ({ meaning }, at) => pairs.findIndex((pair) => pair.meaning === meaning) === at,
  );
  if (told.length < 2) return null;
  const meanings = shuffled(told, chance).map(({ meaning }) => meaning);
  return { kind: 'match' as const, pairs: told, meanings };
}
