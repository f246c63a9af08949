import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { clipsWanted } from '../contrasts/ear-clips.ts';
import { earEncoding, earRecipe } from '../contrasts/ear-voices.ts';
import { MEASURED_FILE, printedMeasured } from '../contrasts/measured-file.ts';
import { measurePairs } from '../makers/separability/measure-pairs.ts';
import { earSpeaker, keptIn } from '../makers/separability/say-to-ear.ts';
import { CONTENT_DIR, readContent } from '../read/read.ts';
import { clipName } from '../speech/clip-name.ts';
import { inParallel } from '../speech/in-parallel.ts';
import { installedSpeakers } from '../speech/kokoro/installed-speakers.ts';
import { VOICE_DIR } from '../speech/kokoro/voice-folder.ts';
import { mastered } from '../speech/mastering.ts';
import { encodeMp3 } from '../speech/mp3.ts';
import { progressTold } from '../speech/progress.ts';

// npm run course:contrasts                  measures the pairs in the voices that are to be tried, chooses those in
//                                           which each is heard, and renders their clips
// npm run course:contrasts -- --minutes 30  tries no further natural voice after that; the next run goes on
// npm run course:contrasts -- --only gj-xh  tries further natural voices in these contrasts alone
const { values } = parseArgs({
  options: {
    content: { type: 'string', default: CONTENT_DIR },
    minutes: { type: 'string', default: 'Infinity' },
    only: { type: 'string', multiple: true },
  },
});

const speakers = installedSpeakers();
try {
  const { content } = await readContent(values.content);
  const contrasts = content.contrasts?.data ?? [];
  const { lexicon, measured } = content;
  const say = earSpeaker(lexicon, keptIn(join(VOICE_DIR, '.cache', 'ear'), speakers.say));
  const until = Date.now() + Number(values.minutes) * 60_000;
  const pairs = await measurePairs(contrasts, measured.pairs, {
    known: lexicon,
    say,
    told: progressTold(console.log),
    goesOn: (id) => Date.now() < until && (values.only?.includes(id) ?? true),
  });

  const wanted = clipsWanted(contrasts, pairs, (word, voice) =>
    clipName(earRecipe(word, voice, lexicon), earEncoding(voice)),
  );
  // Before the clips: what was measured need not be measured again if rendering is broken off.
  const clips: Record<string, Record<string, string>> = {};
  for (const { key, voice, name } of wanted) clips[key] = { ...clips[key], [voice.id]: name };
  await writeFile(join(values.content, MEASURED_FILE), printedMeasured({ pairs, clips }));

  await mkdir(measured.dir, { recursive: true });
  const missing = wanted.filter(({ name }) => !measured.bytes.has(name));
  await inParallel(missing, async ({ name, word, voice }) => {
    const path = join(measured.dir, `${name}.mp3`);
    const clip = await encodeMp3(mastered(await say(word, voice, 'clip')), earEncoding(voice));
    // A clip that is cut short must not pass for a finished one the next time.
    await writeFile(`${path}.part`, clip);
    await rename(`${path}.part`, path);
  });
  const names = new Set(wanted.map(({ name }) => name));
  const unwanted = [...measured.bytes.keys()].filter((name) => !names.has(name));
  for (const name of unwanted) await rm(join(measured.dir, `${name}.mp3`));

  console.log(
    `${wanted.length} clips: ${missing.length} rendered, ${unwanted.length} dropped; npm run course:report tells what was kept`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  speakers.close();
}
