import type { Speech } from '@hajde/rules/course/course-files';
import { OCCASIONS } from '@hajde/rules/course/occasion';
import { spokenKey } from '@hajde/rules/course/spoken';
import type { QueryClient } from '@tanstack/react-query';
import { occasionOf } from '../../course/companions.ts';
import { unit as unitFile } from '../../course/course.ts';
import { audioFileOf } from '../../speech/clip-files.ts';
import type { MetWord } from './words-reads.ts';

/** Text → its clip, for the words and their sentences; what cannot be had is left out. */
export async function clipsOf(
  queries: QueryClient,
  words: readonly MetWord[],
): Promise<Map<string, Uint8Array>> {
  const clips = new Map<string, Uint8Array>();
  const byLesson = Map.groupBy(words, ({ lessonId }) => lessonId);
  for (const ofLesson of byLesson.values()) {
    const [first] = ofLesson;
    const speech = first && (await speechOf(queries, first));
    if (!speech?.file) continue;
    const sound = await audioFileOf(speech);
    for (const { wordId, sentence } of ofLesson) {
      for (const text of [wordId, ...(sentence ? [sentence.albanian] : [])]) {
        const clip = clipIn(speech, sound, text);
        if (clip) clips.set(text, clip);
      }
    }
  }
  return clips;
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
