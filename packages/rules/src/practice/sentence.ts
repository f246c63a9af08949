import type { Chance } from '../chance/chance.ts';
import type { Day } from '../days/days.ts';
import { isDue, type WordMemory } from '../memory/word-memory.ts';
import type { SentenceWord } from './exercise.ts';
import type { ExerciseKind } from './kinds.ts';
import type { Found } from './material.ts';

/** A word met waits where it is due and nothing else of the session asks for it. */
type Standing = 'waits' | 'rests' | 'suspended';

/** How words stand; undefined where one was never met. */
export interface MetWords {
  get(wordId: string): Standing | undefined;
}

export function metWords(
  words: ReadonlyMap<string, WordMemory>,
  day: Day,
  askedElsewhere: readonly string[] = [],
): MetWords {
  const elsewhere = new Set(askedElsewhere);
  return {
    get(wordId) {
      const word = words.get(wordId);
      if (!word || word.suspended) return word && 'suspended';
      return isDue(word, day) && !elsewhere.has(wordId) ? 'waits' : 'rests';
    },
  };
}

/**
 * The line to ask for a word with: the fewest words that were never met, and where all of it is the
 * learner's to make, the most that wait.
 */
export function lineFor(
  lines: readonly Found[],
  kind: ExerciseKind,
  met: MetWords,
  chance: Chance,
): Found | undefined {
  const waiting = isWholeSentence(kind) ? 1 : 0;
  let [best, least]: [Found[], number] = [[], Infinity];
  for (const found of lines.filter((line) => isFit(line, kind))) {
    let cost = 0;
    for (const wordId of found.places.keys()) {
      const standing = met.get(wordId);
      if (standing === undefined) cost += NEVER_MET;
      else if (standing === 'waits') cost -= waiting;
    }
    if (cost < least) [best, least] = [[], cost];
    if (cost === least) best.push(found);
  }
  return best[Math.floor(chance() * best.length)];
}

/** The words of a line that the learner may be held to, the one asked for first. */
export function sentenceWords(asked: string, { places }: Found, met: MetWords): SentenceWord[] {
  const words = [...places].flatMap(([wordId, pieces]) => {
    const standing = met.get(wordId);
    if (wordId !== asked && (standing === undefined || standing === 'suspended')) return [];
    return [{ wordId, forms: pieces.map(({ text }) => text), waits: standing === 'waits' }];
  });
  return words.toSorted((a, b) => Number(b.wordId === asked) - Number(a.wordId === asked));
}

/** Whether all of the sentence is the learner's to make, and not one word of it. */
export function isWholeSentence(kind: ExerciseKind): boolean {
  return kind !== 'recognise' && kind !== 'fill' && kind !== 'match';
}

/** More than the words of any line. */
const NEVER_MET = 100;

const WORDS_TO_BUILD = { least: 2, most: 9 };
const WORDS_TO_TYPE = 8;

function isFit({ line, length }: Found, kind: ExerciseKind): boolean {
  switch (kind) {
    case 'build':
      return length >= WORDS_TO_BUILD.least && length <= WORDS_TO_BUILD.most;
    case 'chat':
      return line.chat !== undefined;
    case 'dictation':
      return line.spoken && length <= WORDS_TO_TYPE;
    case 'say':
      return length <= WORDS_TO_TYPE;
    default:
      return true;
  }
}
