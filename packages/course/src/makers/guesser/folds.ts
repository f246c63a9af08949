import { seededShuffle } from '@hajde/rules/chance/seeded-shuffle';
import type { Riddle } from './riddle.ts';

/** Who learns from whom: riddles of one lesson are always in the same fold. */
export interface Folds {
  /** Riddle → its fold. */
  readonly foldOf: readonly number[];
  /** Fold → the folds whose riddles teach about its own; never itself. */
  readonly learnsFrom: readonly (readonly number[])[];
  /** The riddles that the guesser is fitted on; it is tried on all others. */
  readonly fitted: readonly number[];
}

const TEACHING = 5;
const TRIED = TEACHING;

/** One fifth of the lessons is tried, or what `isTried` says; the rest teaches, in five folds. */
export function foldsOf(
  riddles: readonly Riddle[],
  seed: string,
  isTried?: (riddle: Riddle) => boolean,
): Folds {
  const lessons = seededShuffle([...new Set(riddles.map(({ lesson }) => lesson))], seed);
  const fifth = Math.round(lessons.length / 5);
  const tried = new Set(
    isTried ? riddles.filter(isTried).map(({ lesson }) => lesson) : lessons.slice(0, fifth),
  );
  const foldOfLesson = new Map(
    lessons.map((lesson, index) => [lesson, tried.has(lesson) ? TRIED : index % TEACHING]),
  );
  const foldOf = riddles.map(({ lesson }) => foldOfLesson.get(lesson) ?? TRIED);
  const teaching = [...Array(TEACHING).keys()];
  return {
    foldOf,
    learnsFrom: [...teaching, TRIED].map((fold) => teaching.filter((other) => other !== fold)),
    fitted: foldOf.flatMap((fold, riddle) => (fold === TRIED ? [] : [riddle])),
  };
}
