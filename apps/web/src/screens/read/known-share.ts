import type { ShownReading, ShownToken } from '@hajde/albanian/reading/shown';

/** How well each of the learner's words is remembered, from 0 to 1. */
export type Strengths = ReadonlyMap<string, number>;

/** How well the word is known that this is a form of; undefined for one that was never met. */
export function strengthOf(
  reading: ShownReading | undefined,
  strengths: Strengths,
): number | undefined {
  const main = reading?.parts.at(-1);
  if (!main) return undefined;
  return [main.lemma, main.form, ...main.standard]
    .map((word) => strengths.get(word))
    .find((strength) => strength !== undefined);
}

/** The share of the running words that the learner has met, in whole per cent; null without words. */
export function knownShare(
  tokens: readonly ShownToken[],
  chosen: ReadonlyMap<number, number>,
  strengths: Strengths,
): number | null {
  const words = tokens
    .map(({ kind, readings }, at) => ({ kind, reading: readings[chosen.get(at) ?? 0] }))
    .filter(({ kind }) => kind === 'word');
  if (words.length === 0) return null;
  const met = words.filter(({ reading }) => strengthOf(reading, strengths) !== undefined);
  return Math.floor((100 * met.length) / words.length);
}
