import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seeded } from '@hajde/rules/chance/chance';
import { joinTexts } from '../join/join.ts';
import { spokenIn } from '../join/spoken.ts';
import { keptIn } from '../makers/separability/say-to-ear.ts';
import { castMeasured } from '../makers/voices/cast-measured.ts';
import { clipsBeside, clipsInFolder } from '../makers/voices/clip-source.ts';
import { heardFrom } from '../makers/voices/listening.ts';
import { type Recogniser, whisper } from '../makers/voices/recogniser.ts';
import { rememberingEar } from '../makers/voices/remembering-ear.ts';
import { sampleOf } from '../makers/voices/sample.ts';
import { writeScenes } from '../makers/voices/scene-files.ts';
import { slowPairs, slowTable } from '../makers/voices/slow-compared.ts';
import { soundsSaid } from '../makers/voices/sounds/sounds-said.ts';
import { contrastsTable, soundsTable } from '../makers/voices/sounds/sounds-table.ts';
import { nearestVoices } from '../makers/voices/timbre.ts';
import {
  castTable,
  misheardTable,
  neighbourTable,
  sceneTable,
  soundTable,
} from '../makers/voices/voices-report.ts';
import { CONTENT_DIR, readContent } from '../read/read.ts';
import { readClipFiles } from '../speech/clip-files.ts';
import { installedSpeakers } from '../speech/kokoro/installed-speakers.ts';
import { lineOf } from '../speech/kokoro/kokoro-voice.ts';
import { VOICE_DIR } from '../speech/kokoro/voice-folder.ts';
import { mfccOf } from '../speech/mfcc.ts';
import { phonemesOf } from '../speech/phonemes.ts';
import { progressTold } from '../speech/progress.ts';
import type { Utterance } from '../speech/voice.ts';

// npm run course:voices                        300 sentences, 300 words, 20 lines of each of the cast
// npm run course:voices -- --count 60 --lines 5 --seed 2
// npm run course:voices -- --beside REVISION   the clips of a revision, or of a folder like content/, too
// npm run course:voices -- --cast              how the people of the cast are told apart; hears nothing
// npm run course:voices -- --conversations 9,14 --out FOLDER    the scenes of these units as WAV files,
//                                              with --beside those of a revision, with --heard what is misheard of each
// npm run course:voices -- --sounds            formants, lengths and what else each sound is known by, in what the
//                                              narrators say anew, and espeak-ng where it is installed; hears nothing
// npm run course:voices -- --slow --count 30   clips stretched for the turtle beside the same said slowly
// npm run course:voices -- --list              every text with what was heard
// What was heard is not heard again: a run that is cut off goes on where it was.
const CACHE = join(VOICE_DIR, '.cache');
const SAID_SLOWLY = join(CACHE, 'said-slowly');
/** In git: each of its lines took seconds of a core. */
const HEARD = join(VOICE_DIR, 'heard-by-whisper-small.jsonl');

const { values } = parseArgs({
  options: {
    content: { type: 'string', default: CONTENT_DIR },
    count: { type: 'string', default: '300' },
    lines: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    beside: { type: 'string' },
    list: { type: 'boolean', default: false },
    cast: { type: 'boolean', default: false },
    heard: { type: 'boolean', default: false },
    slow: { type: 'boolean', default: false },
    sounds: { type: 'boolean', default: false },
    often: { type: 'string', default: '8' },
    conversations: { type: 'string' },
    out: { type: 'string' },
  },
});

try {
  const { content } = await readContent(values.content);
  const texts = joinTexts(content);
  const spoken = spokenIn(texts, content.lexicon);
  if (values.conversations !== undefined) await tellScenes(values.conversations, values.out);
  else if (values.cast) await tellCast();
  else if (values.slow) await tellSlow();
  else if (values.sounds) await tellSounds();
  else await tellMisheard();

  async function tellScenes(units: string, folder?: string): Promise<void> {
    if (folder === undefined) throw new Error('--conversations needs --out FOLDER');
    const numbers = units.split(',').map(numberOf);
    const clips = await clipsBeside(values.beside ?? values.content);
    const ear = values.heard ? await listener() : undefined;
    console.log(sceneTable(await writeScenes(texts, numbers, clips, folder, ear)));
  }

  async function tellCast(): Promise<void> {
    const lines = numberOf(values.lines);
    const sample = sampleOf(spoken, { count: 0, lines }, seeded(numberOf(values.seed)));
    const people = await castMeasured(sample, await clipsInFolder(values.content), mfccOf);
    console.log(castTable(people));
  }

  async function tellSounds(): Promise<void> {
    const told = progressTold(console.error);
    const [often, seed] = [numberOf(values.often), numberOf(values.seed)];
    const texts = [...spoken.values()].filter(({ voice }) => voice === undefined);
    const sayers = await soundsSaid(texts, content.lexicon, { often, chance: seeded(seed), told });
    console.log(`${soundsTable(sayers)}\n\n${contrastsTable(sayers)}`);
  }

  async function tellSlow(): Promise<void> {
    const [count, seed] = [numberOf(values.count), numberOf(values.seed)];
    const sample = sampleOf(spoken, { count, lines: 0 }, seeded(seed));
    const { ways } = await readClipFiles(values.content);
    const speakers = installedSpeakers();
    try {
      const bench = {
        clips: await clipsInFolder(values.content),
        lineOf: ({ text, voice }: Utterance) => lineOf(text, content.lexicon, voice, ways),
        say: keptIn(SAID_SLOWLY, speakers.say),
        recogniser: await listener(),
      };
      const pairs = await slowPairs(sample, bench, progressTold(console.error));
      if (values.list) {
        for (const { kind, text, stretched, rendered } of pairs) {
          console.log([kind, text, stretched.heard, rendered.heard].join('\t'));
        }
      }
      console.log(slowTable(pairs, seed));
    } finally {
      speakers.close();
    }
  }

  async function tellMisheard(): Promise<void> {
    const recogniser = await listener();
    const count = numberOf(values.count);
    const lines = numberOf(values.lines);
    const seed = numberOf(values.seed);
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
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function listener(): Promise<Recogniser> {
  return rememberingEar(await whisper(), HEARD);
}

function numberOf(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`"${text}" is no number`);
  return number;
}
