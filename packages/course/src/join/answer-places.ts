import { seededShuffle } from '@hajde/rules/chance/seeded-shuffle';

export const OPTIONS_PER_QUESTION = 4;

/**
 * Where the right answer stands in each of `count` questions: every place as often as the others,
 * in an order that belongs to the seed. Which places come once more where the count is no multiple
 * of four belongs to the seed too, or the first place would win over the whole course.
 */
export function answerPlaces(count: number, seed: string): number[] {
  const places = seededShuffle([...Array(OPTIONS_PER_QUESTION).keys()], `${seed}: first`);
  const spread = Array.from({ length: count }, (_, index) => places[index % places.length] ?? 0);
  return seededShuffle(spread, seed);
}

/** The wrong options in the writer's order, with the answer put in at its place. */
export function placeAnswer(answer: string, wrong: readonly string[], place: number): string[] {
  return [...wrong.slice(0, place), answer, ...wrong.slice(place)];
}
