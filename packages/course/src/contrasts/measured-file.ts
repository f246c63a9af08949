import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { orIfMissing } from '../source/missing-files.ts';
import { shortHash } from '../source/serialised.ts';
import type { Findings } from '../source/source.ts';
import { type ClipContents, readClipContents } from '../speech/clip-contents.ts';
import type { Known } from '../speech/stress.ts';
import { EAR_VOICES, earRecipe } from './ear-voices.ts';
import type { EarWord } from './ear-word.ts';
import { ESPEAK_HIGH, ESPEAK_LOW, NATURAL_HIGHER } from './pitch-steps.ts';

export const MEASURED_FILE = 'contrasts-measured.json';
/** Below `content/audio/`. */
const EAR_CLIPS = 'contrasts';

const measuredPair = z.strictObject({
  /** Of the words and voices that were measured; another hash means: measure anew. */
  of: z.string(),
  /** Voice → how many times further the words are apart than one from itself, of those tried. */
  voices: z.record(z.string(), z.number()),
  /** The voices in which the pair is heard, as `voicesToHear` chose them; none where it is left out. */
  heard: z.array(z.string()),
});

/** `content/contrasts-measured.json`, as `npm run course:contrasts` writes it. */
const measuredFile = z.strictObject({
  /** Contrast → pair → what was measured of it. */
  pairs: z.record(z.string(), z.record(z.string(), measuredPair)),
  /** Word → voice → clip, of those that are used. */
  clips: z.record(z.string(), z.record(z.string(), z.string())),
});
export type Measured = z.output<typeof measuredFile>;
type MeasuredPair = z.output<typeof measuredPair>;

export interface MeasuredContrasts extends Measured, ClipContents {
  readonly dir: string;
}

const NOTHING: Measured = { pairs: {}, clips: {} };

/** Where nothing has been measured yet, no voice says any pair apart. */
export async function readMeasured(
  contentDir: string,
  { problems }: Pick<Findings, 'problems'>,
): Promise<MeasuredContrasts> {
  const dir = join(contentDir, 'audio', EAR_CLIPS);
  const text = await orIfMissing(() => readFile(join(contentDir, MEASURED_FILE), 'utf8'), '');
  return { ...parsed(text, problems), dir, ...(await readClipContents(dir)) };
}

/** Changes with whatever changes how these voices say the words of the pair. */
export function hashOfPair(
  pair: readonly EarWord[],
  voices: readonly string[],
  known: Known,
): string {
  const tried = EAR_VOICES.filter(({ id }) => voices.includes(id));
  const recipes = tried.map((voice) => pair.map((word) => earRecipe(word, voice, known)));
  return shortHash([recipes, NATURAL_HIGHER, ESPEAK_LOW, ESPEAK_HIGH]);
}

/** What was measured, if it is still of these words and of voices that there are. */
export function freshlyMeasured(
  measured: MeasuredPair | undefined,
  pair: readonly EarWord[],
  known: Known,
): MeasuredPair | undefined {
  if (!measured) return undefined;
  const voices = Object.keys(measured.voices);
  const there = voices.every((voice) => EAR_VOICES.some(({ id }) => id === voice));
  return there && measured.of === hashOfPair(pair, voices, known) ? measured : undefined;
}

/** A line per pair, so that a change of one is a small change of the file. */
export function printedMeasured({ pairs, clips }: Measured): string {
  const contrasts = Object.entries(pairs).map(([id, measured]) => {
    const lines = Object.entries(measured).map(([pair, ratios]) => {
      return `   ${JSON.stringify(pair)}: ${JSON.stringify(ratios)}`;
    });
    return `  ${JSON.stringify(id)}: {\n${lines.join(',\n')}\n  }`;
  });
  const words = Object.entries(clips).map(([word, names]) => {
    return `  ${JSON.stringify(word)}: ${JSON.stringify(names)}`;
  });
  return `{\n "pairs": {\n${contrasts.join(',\n')}\n },\n "clips": {\n${words.join(',\n')}\n }\n}\n`;
}

function parsed(text: string, problems: Findings['problems']): Measured {
  if (text === '') return NOTHING;
  try {
    return measuredFile.parse(JSON.parse(text));
  } catch {
    const reason = 'the file is broken; npm run course:contrasts writes it anew';
    problems.push({ file: `content/${MEASURED_FILE}`, line: 1, reason });
    return NOTHING;
  }
}
