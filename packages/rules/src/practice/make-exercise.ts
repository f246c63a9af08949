import { type Chance, shuffled } from '../chance.ts';
import type { Exercise } from './exercise.ts';
import { type ExerciseKind, easierThan } from './kinds.ts';
import type { Found, Material } from './material.ts';
import { meaningsFor } from './meanings.ts';
import { lineFor, type MetWords, sentenceWords } from './sentence.ts';
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
  met: MetWords,
  chance: Chance,
): Exercise | null {
  if (kind === 'match') return match(wordIds, material, chance);
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
      return { kind, ...asked, words, tiles: tilesFor(line.albanian, material, chance) };
    case 'fill':
      return { kind, ...asked };
    case 'dictation':
    case 'say':
      return { kind, ...asked, words };
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
