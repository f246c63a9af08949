import type { Sound } from '../../speech/sound.ts';

const LOWEST_HZ = 60;
const HIGHEST_HZ = 400;
const FRAME_S = 0.04;
const STEP_S = 0.02;
/** A frame that is less like itself a period later is a consonant, or silence. */
const VOICED = 0.6;
/** A multiple of the period fits nearly as well: the shortest that is nearly the best is meant. */
const NEARLY = 0.9;
/** Against the loudest frame. */
const HEARD = 0.01;

/** How high somebody speaks, in Hz: the median of the voiced frames, by autocorrelation. */
export function medianPitch(sounds: readonly Sound[]): number {
  const all = sounds.flatMap(pitchesOf).sort((a, b) => a - b);
  return all[all.length >> 1] ?? Number.NaN;
}

function pitchesOf({ rate, samples }: Sound): number[] {
  const length = Math.round(rate * FRAME_S);
  const frames: Float32Array[] = [];
  for (let at = 0; at + length <= samples.length; at += Math.round(rate * STEP_S)) {
    frames.push(samples.subarray(at, at + length));
  }
  const loudest = Math.max(0, ...frames.map((frame) => product(frame, 0)));
  return frames
    .filter((frame) => product(frame, 0) > loudest * HEARD)
    .flatMap((frame) => {
      const period = periodOf(frame, Math.floor(rate / HIGHEST_HZ), Math.ceil(rate / LOWEST_HZ));
      return period === undefined ? [] : [rate / period];
    });
}

function periodOf(frame: Float32Array, shortest: number, longest: number): number | undefined {
  const likeness = Array.from({ length: longest - shortest + 1 }, (_, at) =>
    likenessOf(frame, shortest + at),
  );
  const best = Math.max(...likeness);
  if (best < VOICED) return undefined;
  const first = likeness.findIndex(
    (value, at) => value >= best * NEARLY && value >= (likeness[at + 1] ?? 0),
  );
  return shortest + first;
}

/** Of the frame and itself so many samples later: 1 where it repeats. */
function likenessOf(frame: Float32Array, lag: number): number {
  const early = frame.subarray(0, frame.length - lag);
  const late = frame.subarray(lag);
  const energy = Math.sqrt(product(early, 0) * product(late, 0));
  return energy === 0 ? 0 : product(frame, lag) / energy;
}

function product(frame: Float32Array, lag: number): number {
  let sum = 0;
  for (let at = 0; at + lag < frame.length; at += 1) {
    sum += (frame[at] ?? 0) * (frame[at + lag] ?? 0);
  }
  return sum;
}
