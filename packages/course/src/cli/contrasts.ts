import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { clipsWanted } from '../contrasts/ear-clips.ts';
import { earRecipe, sayToEar } from '../contrasts/ear-voices.ts';
import { MEASURED_FILE, printedMeasured } from '../contrasts/measured-file.ts';
import { measurePairs } from '../makers/separability/measure-pairs.ts';
import { CONTENT_DIR, readContent } from '../read/read.ts';
import { clipName } from '../speech/clip-name.ts';
import { inParallel } from '../speech/in-parallel.ts';
import { mastered } from '../speech/mastering.ts';
import { encodeMp3 } from '../speech/mp3.ts';

// npm run course:contrasts    measures the pairs that are new in every voice, and renders the clips of those kept
const { values } = parseArgs({ options: { content: { type: 'string', default: CONTENT_DIR } } });

try {
  const { content } = await readContent(values.content);
  const contrasts = content.contrasts?.data ?? [];
  const { lexicon, measured } = content;
  const pairs = await measurePairs(contrasts, measured.pairs, lexicon, ({ id }) => {
    console.log(`${id} …`);
  });

  const wanted = clipsWanted(contrasts, pairs, (word, voice) =>
    clipName(earRecipe(word, voice, lexicon)),
  );
  // Before the clips: what was measured need not be measured again if rendering is broken off.
  const clips: Record<string, Record<string, string>> = {};
  for (const { key, voice, name } of wanted) clips[key] = { ...clips[key], [voice.id]: name };
  await writeFile(join(values.content, MEASURED_FILE), printedMeasured({ pairs, clips }));

  await mkdir(measured.dir, { recursive: true });
  const missing = wanted.filter(({ name }) => !measured.bytes.has(name));
  await inParallel(missing, async ({ name, word, voice }) => {
    const path = join(measured.dir, `${name}.mp3`);
    const clip = await encodeMp3(mastered(await sayToEar(word, voice, lexicon)));
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
}
