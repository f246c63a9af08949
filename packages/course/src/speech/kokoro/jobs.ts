import type { ClipFiles } from '../clip-files.ts';
import { clipName } from '../clip-name.ts';
import { WIDE } from '../mp3.ts';
import { recordingName, recordingsByName } from '../recordings.ts';
import type { Known } from '../stress.ts';
import type { Utterance } from '../voice.ts';
import { lineOf } from './kokoro-voice.ts';
import { recipeOf, type SpokenLine } from './spoken-line.ts';

/** A clip to be made on another machine. */
export interface Job {
  readonly clip: string;
  readonly line: SpokenLine;
}

/** What is missing, in the course's order: a run that is cut off has made the first units. */
export function missingJobs(
  spoken: ReadonlyMap<string, Utterance>,
  known: Known,
  files: ClipFiles,
): Job[] {
  const recorded = recordingsByName(files);
  const jobs = new Map<string, Job>();
  for (const [key, { text, voice }] of spoken) {
    if (recorded.has(recordingName(key))) continue;
    const line = lineOf(text, known, voice, files.ways);
    const clip = clipName(recipeOf(line), WIDE);
    if (!files.bytes.has(clip)) jobs.set(clip, { clip, line });
  }
  return [...jobs.values()];
}

export function printedJobs(jobs: readonly Job[]): string {
  return jobs.map((job) => `${JSON.stringify(job)}\n`).join('');
}
