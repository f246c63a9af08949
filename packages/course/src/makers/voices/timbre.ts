/** The cepstrum of each stretch of a clip, the first number of which is how loud it is. */
type Frames = readonly Float64Array[];

/** How a voice sounds whatever it says: the mean of its frames, without how loud they are. */
export function timbreOf(clips: readonly Frames[]): number[] {
  const frames = clips.flat();
  const [first] = frames;
  return Array.from(first?.slice(1) ?? [], (_, at) => {
    return frames.reduce((sum, frame) => sum + (frame[at + 1] ?? 0), 0) / frames.length;
  });
}

export interface Neighbour {
  readonly voice: string;
  readonly nearest: string;
  readonly distance: number;
  /** Between the halves of its own clips: another voice should be further away than that. */
  readonly own: number;
}

/** The voice that each is most easily taken for; those with one clip have no halves and are left out. */
export function nearestVoices(voices: ReadonlyMap<string, readonly Frames[]>): Neighbour[] {
  const many = [...voices].filter(([, clips]) => clips.length > 1);
  const timbres = many.map(([voice, clips]) => ({ voice, clips, timbre: timbreOf(clips) }));
  return timbres.flatMap(({ voice, clips, timbre }) => {
    const [nearest] = timbres
      .filter((other) => other.voice !== voice)
      .map((other) => ({ nearest: other.voice, distance: distanceOf(timbre, other.timbre) }))
      .sort((a, b) => a.distance - b.distance);
    const half = (parity: number) => timbreOf(clips.filter((_, at) => at % 2 === parity));
    return nearest ? [{ voice, ...nearest, own: distanceOf(half(0), half(1)) }] : [];
  });
}

function distanceOf(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(...a.map((value, at) => value - (b[at] ?? 0)));
}
