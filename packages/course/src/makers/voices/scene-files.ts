import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Course } from '@hajde/rules/course/course';
import { voicedKey } from '@hajde/rules/course/spoken';
import { decodeMp3 } from '../../speech/mp3.ts';
import { writeWav } from '../../speech/sound.ts';
import type { ClipSource } from './clip-source.ts';
import { joinedScene, pausesIn } from './joined-scene.ts';
import { type Misheard, misheardIn, shareMisheard } from './misheard.ts';
import type { Recogniser } from './recogniser.ts';

/** What is told of a scene that was written. */
export interface WrittenScene {
  readonly unit: number;
  readonly file: string;
  readonly lines: number;
  readonly speakers: number;
  readonly seconds: number;
  readonly pauses: readonly number[];
  /** The share of its characters, where somebody listened. */
  readonly misheard?: number;
}

/** Writes each scene of these units, by their numbers, as a WAV file, so that a person can listen to it. */
export async function writeScenes(
  { units, conversations, cast }: Pick<Course, 'units' | 'conversations' | 'cast'>,
  numbers: readonly number[],
  clips: ClipSource,
  folder: string,
  recogniser?: Recogniser,
): Promise<WrittenScene[]> {
  await mkdir(folder, { recursive: true });
  const voiceOf = new Map(cast.map(({ id, voice }) => [id, voice]));
  const written: WrittenScene[] = [];
  for (const unit of numbers) {
    const unitId = units.find(({ order }) => order === unit)?.id;
    if (unitId === undefined) throw new Error(`there is no unit ${unit}`);
    for (const { id, lines } of conversations.filter((each) => each.unitId === unitId)) {
      const sounds = [];
      const misheard: Misheard[] = [];
      for (const { who, text } of lines) {
        const clip = await clips.clip(voicedKey(voiceOf.get(who) ?? '', text));
        if (!clip) throw new Error(`${id}: no clip says "${text}"`);
        const sound = await decodeMp3(clip);
        sounds.push(sound);
        if (recogniser) misheard.push(misheardIn(text, await recogniser(sound)));
      }
      const scene = joinedScene(sounds);
      const file = `${String(unit).padStart(2, '0')}-${id}.wav`;
      await writeFile(join(folder, file), writeWav(scene));
      written.push({
        ...{ unit, file, lines: lines.length },
        speakers: new Set(lines.map(({ who }) => who)).size,
        seconds: scene.samples.length / scene.rate,
        pauses: pausesIn(scene),
        ...(recogniser && { misheard: shareMisheard(misheard) }),
      });
    }
  }
  return written;
}
