import { describe, expect, it } from 'vitest';
import { joinLexicon } from '../../lexicon/lexicon.ts';
import type { ClipFiles } from '../clip-files.ts';
import { clipName } from '../clip-name.ts';
import { WIDE } from '../mp3.ts';
import { missingJobs, printedJobs } from './jobs.ts';
import { kokoroVoices } from './kokoro-voice.ts';

const lexicon = joinLexicon([]);
const spoken = new Map([
  ['si je?', { text: 'Si je?' }],
  ['boy: si je?', { text: 'Si je?', voice: 'boy' }],
  ['mirë', { text: 'Mirë' }],
]);
const files = (there: Partial<ClipFiles> = {}): ClipFiles => ({
  ...{
    dir: '',
    voice: 'kokoro-82m',
    index: new Map(),
    bytes: new Map(),
    digests: new Map(),
    recordings: [],
    ways: new Map(),
  },
  ...there,
});
const nameOf = (text: string, voice?: string) =>
  clipName(
    kokoroVoices(lexicon, () => Promise.reject())
      .voice(voice)
      .recipe(text),
    WIDE,
  );

describe('jobs for another machine', () => {
  it('are the clips that are missing, in order, by the names that rendering here gives them', () => {
    const jobs = missingJobs(spoken, lexicon, files());
    const names = [nameOf('Si je?'), nameOf('Si je?', 'boy'), nameOf('Mirë')];
    expect(jobs.map(({ clip }) => clip)).toEqual(names);
  });

  it('leave out what is there and what a person recorded', () => {
    const bytes = new Map([[nameOf('Mirë'), 1000]]);
    const recordings = ['si-je-question.wav'];
    const [job, ...others] = missingJobs(spoken, lexicon, files({ bytes, recordings }));
    expect(job?.clip).toBe(nameOf('Si je?', 'boy'));
    expect(others).toEqual([]);
  });

  it('make a clip once where two texts sound alike', () => {
    const twice = new Map([
      ['mirë', { text: 'Mirë' }],
      ['mire', { text: 'mirë' }],
    ]);
    expect(missingJobs(twice, lexicon, files())).toHaveLength(1);
  });

  it('are printed a line each, with all that says them', () => {
    const jobs = missingJobs(spoken, lexicon, files());
    const lines = printedJobs(jobs).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(jobs);
  });
});
