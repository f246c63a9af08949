import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { joinTexts } from '../join/join.ts';
import { spokenIn } from '../join/spoken.ts';
import { oddClips } from '../makers/voices/odd-clips.ts';
import { CONTENT_DIR, readContent } from '../read/read.ts';
import { readClipFiles } from '../speech/clip-files.ts';
import { isClipped, measured, oddlyLoud, tableOf } from '../speech/clip-table.ts';
import { inParallel } from '../speech/in-parallel.ts';
import { installedSpeakers } from '../speech/kokoro/installed-speakers.ts';
import { missingJobs, printedJobs } from '../speech/kokoro/jobs.ts';
import { KOKORO, kokoroVoices } from '../speech/kokoro/kokoro-voice.ts';
import { ESPEAK, espeakVoices } from '../speech/people-voices.ts';
import { piperVoice } from '../speech/piper.ts';
import { progressTold } from '../speech/progress.ts';
import { recipesOfText } from '../speech/recipes-of-text.ts';
import { recordingName } from '../speech/recordings.ts';
import { relevel } from '../speech/relevel.ts';
import { renderClips } from '../speech/render.ts';
import type { Voices } from '../speech/voice.ts';

// npm run course:audio                          renders what is missing, drops what nothing needs
// npm run course:audio -- --voice espeak-ng
// npm run course:audio -- --voice piper --model sq_AL-edon-medium.onnx
// npm run course:audio -- --jobs FILE           writes what is missing for render-jobs.ts instead
// npm run course:audio -- --table               measures every clip
// npm run course:audio -- --table --level       and levels those anew that are too quiet, too loud or clipped
// npm run course:audio -- --recipe TEXT         what made the clips of a text
// npm run course:audio -- --names               how a recording of each text must be named
const { values } = parseArgs({
  options: {
    content: { type: 'string', default: CONTENT_DIR },
    voice: { type: 'string', default: KOKORO },
    model: { type: 'string' },
    jobs: { type: 'string' },
    table: { type: 'boolean', default: false },
    level: { type: 'boolean', default: false },
    names: { type: 'boolean', default: false },
    recipe: { type: 'string' },
  },
});

const speakers = installedSpeakers();
try {
  const { content } = await readContent(values.content);
  const spoken = spokenIn(joinTexts(content), content.lexicon);
  const files = await readClipFiles(values.content);
  if (values.recipe !== undefined) {
    const made = recipesOfText(values.recipe, spoken, content.lexicon, files);
    console.log(made.length > 0 ? made.join('\n') : 'No clip says this.');
  } else if (values.names) {
    for (const [key, { text }] of spoken) console.log(`${recordingName(key)}.wav\t${text}`);
  } else if (values.table) {
    const names = [...files.bytes.keys()];
    const clips = await inParallel(names, (name) => measured(files, name));
    console.log(tableOf(clips));
    const seconds = new Map(clips.map((clip) => [clip.name, clip.seconds]));
    const loud = oddlyLoud(clips);
    const textOf = new Map([...spoken].map(([key, { text }]) => [files.index.get(key), text]));
    console.log(`odd loudness  ${loud.length}`);
    for (const { name, lufs } of loud)
      console.log(`  ${lufs.toFixed(1)} LUFS: ${textOf.get(name)} (${name})`);
    const clipped = clips.filter(isClipped);
    for (const { name } of clipped) console.log(`  clipped: ${textOf.get(name)} (${name})`);
    if (values.level) {
      for (const { name } of new Set([...loud, ...clipped])) await relevel(files, name);
    }
    const odd = oddClips(spoken, files, seconds);
    console.log(`odd lengths   ${odd.length}`);
    for (const { text, ratio } of odd)
      console.log(`  ${ratio.toFixed(2)} of what is expected: ${text}`);
  } else if (values.jobs !== undefined) {
    await writeFile(values.jobs, printedJobs(missingJobs(spoken, content.lexicon, files)));
  } else {
    const told = progressTold(console.log);
    const { rendered, kept, dropped } = await renderClips(spoken, chosenVoices(), files, { told });
    console.log(
      `${spoken.size} texts: ${rendered} clips rendered, ${kept} kept, ${dropped} dropped`,
    );
  }

  function chosenVoices(): Voices {
    const { voice, model } = values;
    if (voice === KOKORO) return kokoroVoices(content.lexicon, speakers.say, files.ways);
    const espeak = espeakVoices(content.lexicon);
    if (voice === ESPEAK) return espeak;
    if (voice === 'piper' && model !== undefined) {
      const usual = piperVoice(model);
      return { name: voice, voice: (name) => (name === undefined ? usual : espeak.voice(name)) };
    }
    throw new Error(`--voice is ${KOKORO}, ${ESPEAK}, or piper with --model FILE`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  speakers.close();
}
