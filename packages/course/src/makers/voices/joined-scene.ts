import type { Sound } from '../../speech/sound.ts';

/** As the app leaves it between two lines of a scene. */
const BETWEEN_LINES_S = 0.3;
/** Shorter ones are part of speech: the closure of a t lasts a tenth of a second. */
const PAUSE_S = 0.2;
const BLOCK_S = 0.01;
/** Against the loudest block, below which nothing is heard. */
const HEARD = 10 ** (-40 / 20);

/** The clips of a scene one after the other, as somebody hears it who plays the scene. */
export function joinedScene(lines: readonly Sound[]): Sound {
  const rate = lines[0]?.rate ?? 0;
  if (lines.some((line) => line.rate !== rate)) throw new Error('the clips differ in their rates');
  const gap = new Float32Array(Math.round(rate * BETWEEN_LINES_S));
  const parts = lines.flatMap((line, at) => (at === 0 ? [line.samples] : [gap, line.samples]));
  const samples = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return { rate, samples };
}

/** The seconds of each stretch between two sounds in which nothing is heard, within lines too. */
export function pausesIn({ rate, samples }: Sound): number[] {
  const length = Math.round(rate * BLOCK_S);
  const peaks: number[] = [];
  for (let at = 0; at < samples.length; at += length) {
    peaks.push(
      samples.subarray(at, at + length).reduce((peak, it) => Math.max(peak, Math.abs(it)), 0),
    );
  }
  const heard = Math.max(0, ...peaks) * HEARD;
  const sounding = peaks.flatMap((peak, at) => (peak > heard ? [at] : []));
  return sounding
    .slice(1)
    .map((at, before) => (at - (sounding[before] ?? at) - 1) * BLOCK_S)
    .filter((seconds) => seconds >= PAUSE_S);
}
