import { pairKey } from '../contrasts/ear-word.ts';
import {
  hashOfPair,
  MEASURED_FILE,
  type Measured,
  printedMeasured,
} from '../contrasts/measured-file.ts';
import { joinTexts } from '../join/join.ts';
import { spokenIn } from '../join/spoken.ts';
import type { Content } from '../read/content.ts';
import { printedIndex } from '../speech/clip-files.ts';
import { clipName } from '../speech/clip-name.ts';
import { ESPEAK, espeakVoices } from '../speech/people-voices.ts';
import { inFolder } from './content-folder.ts';
import { readAgain } from './read-again.ts';
import type { Files } from './valid-content.ts';

/**
 * The course with a clip for everything it says; what a clip contains is here its own text. Of the
 * contrasts no voice says any pair apart.
 */
export async function withClips(files: Files): Promise<Files> {
  const { content } = await inFolder(files, readAgain);
  const { lexicon } = content;
  const voices = espeakVoices(lexicon);
  const clips = [...spokenIn(joinTexts(content), lexicon)].map(([key, { text, voice }]) => {
    return {
      key,
      text: `${voice ?? ''} ${text}`.trim(),
      name: clipName(voices.voice(voice).recipe(text)),
    };
  });
  return {
    ...files,
    [MEASURED_FILE]: printedMeasured({ pairs: unmeasured(content), clips: {} }),
    'audio/index.json': printedIndex(ESPEAK, new Map(clips.map(({ key, name }) => [key, name]))),
    ...Object.fromEntries(clips.map(({ name, text }) => [`audio/clips/${name}.mp3`, text])),
  };
}

function unmeasured({ contrasts, lexicon }: Content): Measured['pairs'] {
  return Object.fromEntries(
    (contrasts?.data ?? []).map(({ id, pairs }) => [
      id,
      Object.fromEntries(
        pairs.map((pair) => [
          pairKey(pair),
          { of: hashOfPair(pair, [], lexicon), voices: {}, heard: [] },
        ]),
      ),
    ]),
  );
}
