import { type Manner, NARRATION } from './blends.ts';
import type { SpokenLine } from './spoken-line.ts';

/**
 * Other ways to say a text that a recogniser misheard (`makers/voices/clearest.ts` says which are tried).
 * One of the cast is said faster or slower and keeps their voice; of the lessons the other narrator may say it.
 */
const WAYS = {
  other: (line) => ({ ...line, ...otherNarrator(line) }),
  'other-slower': (line) => ({ ...line, ...otherNarrator(line), speed: 0.83 }),
  alex: (line) => ({ ...line, blend: { em_alex: 1 } }),
  sara: (line) => ({ ...line, blend: { hf_alpha: 0.5, if_sara: 0.5 } }),
  slowest: (line) => ({ ...line, speed: hundredths(line.speed * 0.8) }),
  faster: (line) => ({ ...line, speed: hundredths(line.speed * 1.1) }),
} satisfies Record<string, (line: SpokenLine) => SpokenLine>;

export type Way = keyof typeof WAYS;

/** Spoken key → the way in which it is said, of those texts that have one. */
export type Ways = ReadonlyMap<string, Way>;

export const NO_WAYS: Ways = new Map();

export function isWay(name: string): name is Way {
  return Object.hasOwn(WAYS, name);
}

export function saidIn(way: Way | undefined, line: SpokenLine): SpokenLine {
  return way === undefined ? line : WAYS[way](line);
}

function otherNarrator({ blend }: SpokenLine): Manner {
  const [woman, man] = NARRATION;
  return blend === woman.blend ? man : woman;
}

function hundredths(speed: number): number {
  return Math.round(speed * 100) / 100;
}
