import { spokenKey } from '@hajde/rules/course/spoken';
import type { ClipFiles } from './clip-files.ts';
import { recordingName, recordingsByName } from './recordings.ts';
import type { Known } from './stress.ts';
import type { Utterance } from './voice.ts';
import { recipesOf } from './voices.ts';

/**
 * What made the clips that say a text, a line each: whoever hears that something is wrong finds the
 * signs, the voices and the pace that it was said with.
 */
export function recipesOfText(
  text: string,
  spoken: ReadonlyMap<string, Utterance>,
  known: Known,
  files: ClipFiles,
): string[] {
  const recordings = recordingsByName(files);
  const voices = recipesOf(files.voice, { known, ways: files.ways });
  return [...spoken].flatMap(([key, { text: said, voice }]) => {
    const clip = files.index.get(key);
    if (clip === undefined || spokenKey(said) !== spokenKey(text)) return [];
    const recording = recordings.get(recordingName(key));
    const recipe = recording ?? voices?.voice(voice).recipe(said) ?? files.voice;
    return `${clip}\t${voice ?? 'narration'}\t${recipe}`;
  });
}
