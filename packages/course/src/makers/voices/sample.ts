import { type Chance, shuffled } from '@hajde/rules/chance/chance';
import type { Utterance } from '../../speech/voice.ts';

/** Something to listen to: the key finds its clip, in any index. */
export interface Sampled extends Utterance {
  readonly key: string;
  /** `sentences` or `words` of the lessons, or the name of a voice of the cast. */
  readonly kind: string;
}

/** So many sentences and words of the lessons, and at most that many lines of each of the cast. */
export function sampleOf(
  spoken: ReadonlyMap<string, Utterance>,
  { count, lines }: { count: number; lines: number },
  chance: Chance,
): Sampled[] {
  const all = shuffled([...spoken], chance);
  const taken = (kind: string, most: number, fits: (utterance: Utterance) => boolean) =>
    all
      .filter(([, utterance]) => fits(utterance))
      .slice(0, most)
      .map(([key, utterance]): Sampled => ({ ...utterance, key, kind }));
  const people = new Set([...spoken.values()].flatMap(({ voice }) => voice ?? []));
  return [
    ...taken('sentences', count, ({ text, voice }) => !voice && wordsOf(text) >= SENTENCE),
    ...taken('words', count, ({ text, voice }) => !voice && wordsOf(text) === 1),
    ...[...people]
      .sort()
      .flatMap((person) =>
        taken(person, lines, ({ text, voice }) => voice === person && wordsOf(text) >= SENTENCE),
      ),
  ];
}

/** Fewer words are a phrase, which is neither. */
const SENTENCE = 3;

function wordsOf(text: string): number {
  return (text.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? []).length;
}
