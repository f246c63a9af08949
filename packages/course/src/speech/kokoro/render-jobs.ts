import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inParallel } from '../in-parallel.ts';
import { mastered } from '../mastering.ts';
import { encodeMp3, WIDE } from '../mp3.ts';
import { progressTold } from '../progress.ts';
import type { Job } from './jobs.ts';
import { kokoroSpeakers } from './speakers.ts';

// node render-jobs.ts VOICE JOBS OUT, with JOBS from npm run course:audio -- --jobs FILE: for a machine with many cores that has this folder, the voice's
// and `lame`, and nothing else of the repository. What is there already is not made again.
const [voiceDir = '', jobsFile = '', outDir = ''] = process.argv.slice(2);
await mkdir(outDir, { recursive: true });
const there = new Set(await readdir(outDir));
const lines = (await readFile(jobsFile, 'utf8')).split('\n').filter((line) => line !== '');
const jobs = lines
  .map((line): Job => JSON.parse(line))
  .filter(({ clip }) => !there.has(`${clip}.mp3`));
console.log(`${lines.length} clips, ${jobs.length} of them to be made`);

const speakers = kokoroSpeakers(voiceDir);
const told = progressTold(console.log);
let [done, failures] = [0, 0];
await inParallel(jobs, async ({ clip, line }) => {
  try {
    const path = join(outDir, `${clip}.mp3`);
    await writeFile(`${path}.part`, await encodeMp3(mastered(await speakers.say(line)), WIDE));
    await rename(`${path}.part`, path);
  } catch (error) {
    failures += 1;
    console.error(`${clip} ${line.tokens}: ${error instanceof Error ? error.message : error}`);
  }
  done += 1;
  told(done, jobs.length);
});
speakers.close();
console.log(`done, ${failures} failed`);
process.exitCode = failures === 0 ? 0 : 1;
