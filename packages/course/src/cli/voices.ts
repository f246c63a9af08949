import { parseArgs } from 'node:util';
import { seeded } from '@hajde/rules/chance/chance';
import { joinTexts } from '../join/join.ts';
import { spokenIn } from '../join/spoken.ts';
import { mfccOf } from '../makers/separability/mfcc.ts';
import { clipsBeside, clipsInFolder } from '../makers/voices/clip-source.ts';
import { heardFrom } from '../makers/voices/listening.ts';
import { whisper } from '../makers/voices/recogniser.ts';
import { sampleOf } from '../makers/voices/sample.ts';
import { nearestVoices } from '../makers/voices/timbre.ts';
import { misheardTable, neighbourTable, soundTable } from '../makers/voices/voices-report.ts';
import { CONTENT_DIR, readContent } from '../read/read.ts';
import { phonemesOf } from '../speech/phonemes.ts';
import { progressTold } from '../speech/progress.ts';

// npm run course:voices                        300 sentences, 300 words, 20 lines of each of the cast
// npm run course:voices -- --count 60 --lines 5 --seed 2
// npm run course:voices -- --beside REVISION   the clips of a revision, or of a folder like content/, too
// npm run course:voices -- --list              every text with what was heard
const { values } = parseArgs({
  options: {
    content: { type: 'string', default: CONTENT_DIR },
    count: { type: 'string', default: '300' },
    lines: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    beside: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});

try {
  const recogniser = await whisper();
  const count = numberOf(values.count);
  const lines = numberOf(values.lines);
  const seed = numberOf(values.seed);
  const { content } = await readContent(values.content);
  const spoken = spokenIn(joinTexts(content), content.lexicon);
  const sample = sampleOf(spoken, { count, lines }, seeded(seed));

  const told = progressTold(console.error);
  const today = await heardFrom(await clipsInFolder(values.content), sample, recogniser, told);
  const columns = [{ name: 'today', heard: today }];
  if (values.beside !== undefined) {
    const beside = await clipsBeside(values.beside);
    const heard = await heardFrom(beside, sample, recogniser, progressTold(console.error));
    columns.push({ name: beside.name, heard });
  }
  if (values.list) {
    for (const { name, heard } of columns) {
      for (const each of heard) console.log([name, each.kind, each.text, each.heard].join('\t'));
    }
  }

  console.log(misheardTable(columns, seed));
  console.log(
    `\n${soundTable(today.map((each) => ({ ...each, sounds: phonemesOf(each.text).length })))}`,
  );
  const cast = Map.groupBy(
    today.flatMap(({ voice, sound }) => (voice === undefined ? [] : [{ voice, sound }])),
    ({ voice }) => voice,
  );
  const framed = [...cast].map(
    ([voice, clips]) => [voice, clips.map(({ sound }) => mfccOf(sound))] as const,
  );
  console.log(`\n${neighbourTable(nearestVoices(new Map(framed)))}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function numberOf(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`"${text}" is no number`);
  return number;
}
