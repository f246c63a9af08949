import type { RecognitionFailure } from './recogniser.ts';

/** How loud it is at the microphone, from 0 to 1, as often as the screen is drawn. */
interface LevelSource {
  level(): number;
  close(): void;
}

/** The level of a stream: the power of its last 1024 samples, in decibels. */
function levelOf(stream: MediaStream): LevelSource {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      const decibels = 10 * Math.log10(power + Number.EPSILON);
      return Math.min(1, Math.max(0, (decibels - QUIET_DB) / (LOUD_DB - QUIET_DB)));
    },
    close() {
      void context.close();
    },
  };
}

const QUIET_DB = -60;
const LOUD_DB = -12;

/** Whatever comes of the work, the microphone is let go afterwards: its light must not stay on. */
export async function withMicrophone(
  work: (stream: MediaStream, meter: LevelSource) => Promise<void>,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  let meter: LevelSource | undefined;
  try {
    meter = levelOf(stream);
    await work(stream, meter);
  } finally {
    meter?.close();
    for (const track of stream.getTracks()) track.stop();
  }
}

/** A page that is not secure has no microphone at all. */
export const hasMicrophone = () => 'mediaDevices' in navigator;

/** On a phone the recogniser takes the microphone for itself: a second listener would deafen it. */
export const canShareMicrophone = () =>
  hasMicrophone() && !/Android|iPhone|iPad/i.test(navigator.userAgent);

export function microphoneFailure(error: unknown): RecognitionFailure {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' ? 'no-microphone' : 'failed';
}
