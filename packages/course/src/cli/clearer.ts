import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { joinTexts } from '../join/join.ts';
import { spokenIn } from '../join/spoken.ts';
import { clearestWay, isMisheard, waysToTry } from '../makers/voices/clearest.ts';
import { type Misheard, misheardIn } from '../makers/voices/misheard.ts';
import { whisper } from '../makers/voices/recogniser.ts';
import { CONTENT_DIR, readContent } from '../read/read.ts';
import { clipPath, readClipFiles } from '../speech/clip-files.ts';
import { installedSpeakers } from '../speech/kokoro/installed-speakers.ts';
import { kokoroVoices } from '../speech/kokoro/kokoro-voice.ts';
import type { Way } from '../speech/kokoro/ways.ts';
import { mastered } from '../speech/mastering.ts';
import { decodeMp3 } from '../speech/mp3.ts';
import { printedWays, WAYS_FILE } from '../speech/ways-file.ts';

// npm run course:clearer                 hears every clip that is said as usual, and finds a clearer way for what is misheard
// npm run course:clearer -- --from KEY   takes up at this text, the last that was printed
// npm run course:clearer -- --only KEY   this text alone
const { values } = parseArgs({
  options: {
    content: { type: 'string', default: CONTENT_DIR },
    from: { type: 'string' },
    only: { type: 'string' },
  },
});

const speakers = installedSpeakers();
try {
  const { content } = await readContent(values.content);
  const files = await readClipFiles(values.content);
  const ways = new Map(files.ways);
  const all = [...spokenIn(joinTexts(content), content.lexicon)];
  const start = values.from === undefined ? 0 : all.findIndex(([key]) => key === values.from);
  if (start === -1) throw new Error(`nothing says "${values.from}"`);
  const recogniser = await whisper();
  for (const [key, utterance] of all.slice(start)) {
    const { text, voice } = utterance;
    const clip = files.index.get(key);
    if (clip === undefined || ways.has(key)) continue;
    if (values.only !== undefined && values.only !== key) continue;
    const mp3 = await readFile(clipPath(files.dir, clip));
    const heard = await recogniser(await decodeMp3(mp3));
    const usual = misheardIn(text, heard);
    if (!isMisheard(usual)) continue;
    const tried = new Map<Way, Misheard>();
    for (const way of waysToTry(utterance)) {
      const voices = kokoroVoices(content.lexicon, speakers.say, new Map([[key, way]]));
      const sound = mastered(await voices.voice(voice).say(text));
      tried.set(way, misheardIn(text, await recogniser(sound)));
    }
    const way = clearestWay(usual, tried);
    const left = way === undefined ? usual : (tried.get(way) ?? usual);
    console.log([key, heard, way ?? 'stays', `${usual.wrong} → ${left.wrong}`].join('\t'));
    if (way === undefined) continue;
    ways.set(key, way);
    // At once: a run that is cut off has not heard for nothing.
    await writeFile(join(files.dir, WAYS_FILE), printedWays(ways));
  }
  console.log(
    `${ways.size} texts are said in a way of their own; npm run course:audio renders them`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  speakers.close();
}
