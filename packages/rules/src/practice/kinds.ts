import type { WordMemory } from '../memory/word-memory.ts';

/** The exercises of practice, the easiest first. */
export const EXERCISE_KINDS = [
  'match',
  'recognise',
  'build',
  'fill',
  'chat',
  'dictation',
  'say',
] as const;
export type ExerciseKind = (typeof EXERCISE_KINDS)[number];

/** From so many days of stability on, a word is asked for in this way. */
const HARDER_FROM: readonly (readonly [days: number, kinds: readonly ExerciseKind[]])[] = [
  [0, ['recognise']],
  [0.5, ['build']],
  // Few words stand in a message: the others are typed into their gap both times.
  [7, ['fill', 'chat']],
  [21, ['dictation', 'say']],
];

/** How a word is asked for: the better it is remembered, the more of it is the learner's to make. */
export function kindFor({
  stability,
  lastOutcome,
  reviews,
}: Pick<WordMemory, 'stability' | 'lastOutcome' | 'reviews'>): ExerciseKind {
  const step = HARDER_FROM.findLastIndex(([days]) => stability >= days);
  const kinds = HARDER_FROM[Math.max(0, lastOutcome === 'wrong' ? step - 1 : step)]?.[1] ?? [];
  return kinds[reviews % kinds.length] ?? 'recognise';
}

/** The next easier way to ask for the same word; null where there is none. */
export function easierThan(kind: ExerciseKind): ExerciseKind | null {
  switch (kind) {
    case 'say':
    case 'dictation':
    case 'chat':
      return 'fill';
    case 'fill':
      return 'build';
    case 'build':
      return 'recognise';
    case 'recognise':
    case 'match':
      return null;
  }
}
