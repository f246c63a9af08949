/** Mono sound, each sample between -1 and 1. */
export interface Sound {
  readonly rate: number;
  readonly samples: Float32Array;
}

/** Reads a mono or stereo WAV of 16 bits; stereo becomes the mean of both sides. */
export function readWav(file: Buffer): Sound {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WAVE') {
    throw new Error('not a WAV file');
  }
  const format = chunkOf(file, 'fmt ');
  const data = chunkOf(file, 'data');
  const [kind, channels, bits] = [0, 2, 14].map((at) => format.readUInt16LE(at));
  const rate = format.readUInt32LE(4);
  if (kind !== 1 || bits !== 16 || (channels !== 1 && channels !== 2)) {
    throw new Error('a WAV file must have 16 bits and one or two channels');
  }
  const samples = new Float32Array(Math.floor(data.length / 2 / channels));
  for (let at = 0; at < samples.length; at += 1) {
    let sum = 0;
    for (let side = 0; side < channels; side += 1)
      sum += data.readInt16LE(2 * (at * channels + side));
    samples[at] = sum / channels / FULL_SCALE;
  }
  return { rate, samples };
}

export function writeWav({ rate, samples }: Sound): Buffer {
  const file = Buffer.alloc(44 + 2 * samples.length);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + 2 * samples.length, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(2 * rate, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(2 * samples.length, 40);
  samples.forEach((sample, at) => {
    const level = Math.round(sample * FULL_SCALE);
    file.writeInt16LE(Math.max(-FULL_SCALE, Math.min(FULL_SCALE - 1, level)), 44 + 2 * at);
  });
  return file;
}

const FULL_SCALE = 32768;

/** A program that writes WAV to a pipe cannot know its length: what it claims may be too much. */
function chunkOf(file: Buffer, name: string): Buffer {
  let at = 12;
  while (at + 8 <= file.length) {
    const size = file.readUInt32LE(at + 4);
    const body = file.subarray(at + 8, Math.min(file.length, at + 8 + size));
    if (file.toString('latin1', at, at + 4) === name) return body;
    at += 8 + size + (size % 2);
  }
  throw new Error(`the WAV file has no "${name.trim()}"`);
}
