/** A sign that was said, and where in the sound, in seconds. */
export interface PlacedSign {
  readonly sign: string;
  readonly from: number;
  readonly to: number;
}

/** 25 ms each. */
const FRAMES_A_SECOND = 40;

/** What is heard comes before its frames by so many, as the tracks of its formants show. */
const EARLY_FRAMES = 3;

/** From how long each lasts, with the padding at the start and at the end. */
export function placesOf(signs: readonly string[], frames: BigInt64Array): PlacedSign[] {
  let end = Number(frames[0] ?? 0n) - EARLY_FRAMES;
  return signs.map((sign, at) => {
    const start = end;
    end += Number(frames[at + 1] ?? 0n);
    return { sign, from: start / FRAMES_A_SECOND, to: end / FRAMES_A_SECOND };
  });
}
