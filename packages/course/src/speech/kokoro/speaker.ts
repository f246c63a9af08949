import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Sound } from '../sound.ts';
import { type PlacedSign, placesOf } from './sign-places.ts';
import type { Blend, SpokenLine } from './spoken-line.ts';
import { voiceFolder } from './voice-folder.ts';

/** What is used of onnxruntime-node, which only makers have installed. */
interface Tensor {
  readonly data: Float32Array | BigInt64Array;
}
interface Session {
  run(feeds: Record<string, Tensor>): Promise<Record<string, Tensor>>;
}
interface Runtime {
  readonly Tensor: new (
    type: string,
    data: Float32Array | BigInt64Array,
    shape: readonly number[],
  ) => Tensor;
  readonly InferenceSession: {
    create(path: string, options: Record<string, unknown>): Promise<Session>;
  };
}

interface Speaker {
  say(line: SpokenLine): Promise<Sound>;
  /** Where each sign lies in what is said, by the model's own lengths; only makers' benches ask. */
  sayPlaced(line: SpokenLine): Promise<PlacedSigns>;
}

/** A sound with its signs; those of the carrier that was cut off lie before it. */
export interface PlacedSigns {
  readonly sound: Sound;
  readonly signs: readonly PlacedSign[];
}

const RATE = 24_000;
const SAMPLES_PER_FRAME = 600;
const ROWS = 510;
const STYLE = 256;
/** 25 ms each: so long a silence that no carrier leaks into the word. */
const PAUSE_FRAMES = 10;

/** Loads the model of a prepared folder: one core, one line at a time. */
export async function kokoroSpeaker(dir: string): Promise<Speaker> {
  const folder = voiceFolder(dir);
  const require = createRequire(join(dir, 'package.json'));
  const runtime: Runtime = require('onnxruntime-node');
  const options = { intraOpNumThreads: 1, interOpNumThreads: 1, executionProviders: ['cpu'] };
  const session = await runtime.InferenceSession.create(folder.model, options);
  const tokenizer: { model: { vocab: Record<string, number> } } = JSON.parse(
    await readFile(folder.vocabulary, 'utf8'),
  );
  const vocabulary = tokenizer.model.vocab;
  const voices = new Map<string, Promise<Float32Array>>();
  const voice = (name: string) => {
    const read = voices.get(name) ?? readVoice(join(folder.voices, `${name}.bin`));
    voices.set(name, read);
    return read;
  };

  const sayPlaced = async ({ tokens, carrier, blend, speed, pitch }: SpokenLine) => {
    const before = carrier === undefined ? '' : `${carrier} `;
    const signs = [...before, ...tokens];
    const ids = signs.map((sign) => {
      const id = vocabulary[sign];
      if (id === undefined) throw new Error(`Kokoro has no sign "${sign}"`);
      return BigInt(id);
    });
    const lengthen = new Float32Array(ids.length + 2);
    // The last sign of the carrier and the space after it, after the padding at the start.
    const pause = carrier === undefined ? -1 : [...carrier].length;
    if (pause !== -1) lengthen[pause] = PAUSE_FRAMES;
    const style = await styleOf(blend, ids.length, voice);
    const { Tensor } = runtime;
    const { waveform, frames } = await session.run({
      input_ids: new Tensor('int64', BigInt64Array.from([0n, ...ids, 0n]), [1, ids.length + 2]),
      style: new Tensor('float32', style, [1, STYLE]),
      speed: new Tensor('float32', Float32Array.of(speed), [1]),
      lengthen: new Tensor('float32', lengthen, [1, lengthen.length]),
      pitch: new Tensor('float32', Float32Array.of(pitch), [1]),
    });
    if (!(waveform?.data instanceof Float32Array) || !(frames?.data instanceof BigInt64Array)) {
      throw new Error('the model did not answer as it should');
    }
    const samples = waveform.data;
    const cut = pause === -1 ? 0 : cutAt(frames.data, pause);
    const early = cut / RATE;
    return {
      sound: { rate: RATE, samples: cut === 0 ? samples : samples.slice(cut) },
      signs: placesOf(signs, frames.data).map(({ sign, from, to }) => ({
        sign,
        from: from - early,
        to: to - early,
      })),
    };
  };

  return { sayPlaced, say: async (line) => (await sayPlaced(line)).sound };
}

/** In the midst of the forced pause. */
function cutAt(frames: BigInt64Array, pause: number): number {
  let start = 0;
  for (const count of frames.subarray(0, pause)) start += Number(count);
  const paused = Number(frames[pause] ?? 0n) + Number(frames[pause + 1] ?? 0n);
  return Math.round((start + paused / 2) * SAMPLES_PER_FRAME);
}

/** The row of a voice is how long the line is; a blend is the weighted sum. */
async function styleOf(
  blend: Blend,
  tokens: number,
  voice: (name: string) => Promise<Float32Array>,
): Promise<Float32Array> {
  const style = new Float32Array(STYLE);
  const row = STYLE * Math.min(tokens, ROWS - 1);
  for (const [name, share] of Object.entries(blend)) {
    const rows = await voice(name);
    for (let at = 0; at < STYLE; at += 1)
      style[at] = (style[at] ?? 0) + share * (rows[row + at] ?? 0);
  }
  return style;
}

async function readVoice(path: string): Promise<Float32Array> {
  const file = await readFile(path);
  if (file.length !== 4 * ROWS * STYLE) throw new Error(`${path} is no voice of Kokoro`);
  return new Float32Array(file.buffer.slice(file.byteOffset, file.byteOffset + file.length));
}
