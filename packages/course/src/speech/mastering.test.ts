import { describe, expect, it } from 'vitest';
import { loudnessOf, peakOf, SILENCE } from './loudness.ts';
import { mastered, PEAK_CEILING, silenceAround, TARGET_LUFS } from './mastering.ts';
import { readWav, type Sound, writeWav } from './sound.ts';

const RATE = 22_050;

/** A tone with silence around it. */
function tone({ amplitude = 0.5, hertz = 997, seconds = 0.5, silence = 0 }): Sound {
  const around = Math.round(silence * RATE);
  const samples = new Float32Array(2 * around + Math.round(seconds * RATE));
  for (let at = around; at < samples.length - around; at += 1) {
    samples[at] = amplitude * Math.sin((2 * Math.PI * hertz * at) / RATE);
  }
  return { rate: RATE, samples };
}

describe('loudness', () => {
  it('of a full-scale tone of 997 Hz is -3.01 LUFS, as the standard has it', () => {
    expect(loudnessOf(tone({ amplitude: 1, seconds: 2 }))).toBeCloseTo(-3.01, 1);
    expect(loudnessOf(tone({ amplitude: 0.1, seconds: 2 }))).toBeCloseTo(-23.01, 1);
  });

  it('is of what is spoken and not of the silence beside it', () => {
    expect(loudnessOf(tone({ silence: 3 }))).toBeCloseTo(loudnessOf(tone({})), 0);
  });

  it('of silence is none', () => {
    expect(loudnessOf({ rate: RATE, samples: new Float32Array(RATE) })).toBe(SILENCE);
  });
});

describe('a mastered sound', () => {
  it('is as loud as every other', () => {
    for (const amplitude of [0.01, 0.1, 0.5, 1]) {
      expect(loudnessOf(mastered(tone({ amplitude, seconds: 1 })))).toBeCloseTo(TARGET_LUFS, 0);
    }
  });

  it('is so too where its loudness is in a few bursts, whose peaks are bent', () => {
    const sound = tone({ amplitude: 0.01, seconds: 1 });
    for (let at = 0; at < sound.samples.length; at += 1) {
      if (at % 2205 < 30) sound.samples[at] = (sound.samples[at] ?? 0) * 60;
    }
    expect(Math.abs(loudnessOf(mastered(sound)) - TARGET_LUFS)).toBeLessThan(1);
  });

  it('has lost the silence before and after it', () => {
    const sound = tone({ seconds: 0.5, silence: 1 });
    expect(silenceAround(sound)).toEqual([expect.closeTo(1, 2), expect.closeTo(1, 2)]);
    const { samples } = mastered(sound);
    expect(samples.length / RATE).toBeGreaterThan(0.5);
    expect(samples.length / RATE).toBeLessThan(0.6);
  });

  it('never passes the ceiling, however it peaks', () => {
    const peaking = tone({ amplitude: 0.02, seconds: 1 });
    peaking.samples[RATE / 2] = 1;
    const { samples } = mastered(peaking);
    expect(peakOf({ rate: RATE, samples })).toBeLessThanOrEqual(20 * Math.log10(PEAK_CEILING));
  });

  it('must have something to hear', () => {
    expect(() => mastered({ rate: RATE, samples: new Float32Array(RATE) })).toThrow(
      'there is nothing to hear',
    );
  });
});

describe('a WAV file', () => {
  it('is read as it was written', () => {
    const sound = tone({});
    const read = readWav(writeWav(sound));
    expect(read.rate).toBe(RATE);
    expect(read.samples.length).toBe(sound.samples.length);
    expect(
      Math.max(...read.samples.map((sample, at) => Math.abs(sample - sound.samples[at]!))),
    ).toBeLessThan(1e-4);
  });

  it('that was streamed claims more than it has, and is read to its end', () => {
    const file = writeWav(tone({}));
    file.writeUInt32LE(0x7ffff000, 40);
    expect(readWav(file).samples.length).toBe(RATE / 2);
  });

  it('of another kind is refused', () => {
    expect(() => readWav(Buffer.from('ID3 is no WAV'))).toThrow('not a WAV file');
  });
});
