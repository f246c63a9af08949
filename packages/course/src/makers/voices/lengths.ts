/** A clip with how many sounds it says. */
export interface Timed {
  readonly sounds: number;
  readonly seconds: number;
}

/** Outside of these a syllable was dropped or said twice, or a pause is not where it belongs. */
const TOO_SHORT = 0.6;
const TOO_LONG = 1.6;

/**
 * Those that are shorter or longer than their sounds let one expect. What is expected is the straight line
 * nearest to the clips themselves, so it is asked of clips that one voice, or voices by turns, have said.
 */
export function oddLengths<T extends Timed>(
  clips: readonly T[],
): (T & { readonly ratio: number })[] {
  const expected = lineThrough(clips);
  return clips
    .map((clip) => ({ ...clip, ratio: clip.seconds / expected(clip.sounds) }))
    .filter(({ ratio }) => ratio < TOO_SHORT || ratio > TOO_LONG);
}

/** Least squares; all of one length where there is no slope to be found. */
function lineThrough(clips: readonly Timed[]): (sounds: number) => number {
  const mean = (value: (clip: Timed) => number) =>
    clips.reduce((sum, clip) => sum + value(clip), 0) / clips.length;
  const sounds = mean((clip) => clip.sounds);
  const seconds = mean((clip) => clip.seconds);
  const spread = mean((clip) => (clip.sounds - sounds) ** 2);
  const common = mean((clip) => (clip.sounds - sounds) * (clip.seconds - seconds));
  const slope = spread === 0 ? 0 : common / spread;
  return (count) => seconds + slope * (count - sounds);
}
