import { decodeMp3 } from '../../speech/mp3.ts';
import { phonemesOf } from '../../speech/phonemes.ts';
import type { Sound } from '../../speech/sound.ts';
import type { ClipSource } from './clip-source.ts';
import { medianPitch } from './pitch.ts';
import type { Sampled } from './sample.ts';
import { nearestVoices } from './timbre.ts';

/** What tells the people of the cast apart, by the clips of their lines: timbre, pitch and pace. */
export async function castMeasured(
  sample: readonly Sampled[],
  clips: ClipSource,
  cepstrum: (sound: Sound) => Float64Array[],
) {
  const said: { voice: string; text: string; sound: Sound }[] = [];
  for (const { key, voice, text } of sample) {
    const clip = voice === undefined ? undefined : await clips.clip(key);
    if (voice !== undefined && clip) said.push({ voice, text, sound: await decodeMp3(clip) });
  }
  const byVoice = Map.groupBy(said, ({ voice }) => voice);
  const framed = [...byVoice].map(
    ([voice, lines]) => [voice, lines.map(({ sound }) => cepstrum(sound))] as const,
  );
  return nearestVoices(new Map(framed)).map((neighbour) => {
    const lines = byVoice.get(neighbour.voice) ?? [];
    const sum = (value: (line: (typeof said)[number]) => number) =>
      lines.reduce((total, line) => total + value(line), 0);
    return {
      ...neighbour,
      lines: lines.length,
      hertz: medianPitch(lines.map(({ sound }) => sound)),
      soundsASecond:
        sum(({ text }) => phonemesOf(text).length) /
        sum(({ sound }) => sound.samples.length / sound.rate),
    };
  });
}
