import type { Speech } from '@hajde/rules/course/course-files';
import { OCCASIONS } from '@hajde/rules/course/occasion';
import { spokenKey } from '@hajde/rules/course/spoken';
import type { QueryClient } from '@tanstack/react-query';
import { isServerAway } from '../../api/server-away.ts';
import { occasionOf } from '../../course/companions.ts';
import { unit as unitFile } from '../../course/course.ts';
import { audioFileOf } from '../../speech/clip-files.ts';
import type { MetWord } from './words-reads.ts';

interface WordClips {
  /** Text → its clip, for the words and their sentences. */
  readonly clips: ReadonlyMap<string, Uint8Array>;
  /** How many words are without, since the server is away and their lesson is not on this device. */
  readonly missing: number;
}

/** The clips of the words and their sentences, as far as they can be had. */
export async function clipsOf(queries: QueryClient, words: readonly MetWord[]): Promise<WordClips> {
  const clips = new Map<string, Uint8Array>();
  let missing = 0;
  for (const ofLesson of Map.groupBy(words, ({ lessonId }) => lessonId).values()) {
    try {
      for (const [text, clip] of await clipsOfLesson(queries, ofLesson)) clips.set(text, clip);
    } catch (error) {
      if (!isServerAway(error)) throw error;
      missing += ofLesson.length;
    }
  }
  return { clips, missing };
}

async function clipsOfLesson(
  queries: QueryClient,
  words: readonly MetWord[],
): Promise<[string, Uint8Array][]> {
  const [first] = words;
  const speech = first && (await speechOf(queries, first));
  if (!speech?.file) return [];
  const sound = await audioFileOf(speech);
  const texts = words.flatMap(({ wordId, sentence }) =>
    sentence ? [wordId, sentence.albanian] : [wordId],
  );
  return texts.flatMap((text): [string, Uint8Array][] => {
    const clip = clipIn(speech, sound, text);
    return clip ? [[text, clip]] : [];
  });
}

async function speechOf(
  queries: QueryClient,
  { unitId, lessonId }: MetWord,
): Promise<Speech | undefined> {
  if (unitId === OCCASIONS) return (await queries.fetchQuery(occasionOf(lessonId)))?.speech;
  const unit = await queries.fetchQuery(unitFile(unitId));
  return unit?.lessons.find(({ id }) => id === lessonId)?.speech;
}

function clipIn(speech: Speech, sound: ArrayBuffer, text: string): Uint8Array | undefined {
  const place = speech.clips[spokenKey(text)];
  return place && new Uint8Array(sound.slice(place[0], place[0] + place[1]));
}
