import { describe, expect, it } from 'vitest';
import { measuredContrasts } from '../check/rules/contrasts.ts';
import { contrastSpeech } from '../join/course-speech.ts';
import { joinContrasts } from '../join/join-contrasts.ts';
import { readContent } from '../read/read.ts';
import { soundsReport } from '../report/sounds-report.ts';
import { inFolder } from '../testing/content-folder.ts';
import { readAgain } from '../testing/read-again.ts';
import { type Files, validContent } from '../testing/valid-content.ts';
import { word } from '../testing/valid-words.ts';
import { clipsWanted } from './ear-clips.ts';
import {
  EAR_VOICES,
  type EarVoice,
  ESPEAK_VOICES,
  earRecipe,
  NATURAL_VOICES,
} from './ear-voices.ts';
import { earKey, pairKey } from './ear-word.ts';
import { measuredPairs, voicesToHear } from './kept-pairs.ts';
import { hashOfPair, MEASURED_FILE, printedMeasured } from './measured-file.ts';

const valid = validContent(1);
const read = async (files: Files) => (await inFolder(files, readAgain)).content;
const a = { word: word(0) };
const b = { word: word(1) };
const c = { word: word(2) };

/** As many of the natural voices as asked say the pair apart, and none of the others quite. */
const ratios = (separate: number) =>
  Object.fromEntries(EAR_VOICES.map(({ id }, at) => [id, at < separate ? 1.5 : 1.49]));
const [voice] = NATURAL_VOICES;

/** The first pair of the first contrast is said apart by six voices, the second by five. */
async function measuredContent(): Promise<Files> {
  const { contrasts, lexicon } = await read(valid);
  const written = contrasts?.data ?? [];
  const separate = [6, 5];
  const pairs = Object.fromEntries(
    written.map((contrast, at) => [
      contrast.id,
      Object.fromEntries(
        contrast.pairs.map((pair, index) => {
          const voices = ratios(at === 0 ? (separate[index] ?? 0) : 0);
          const of = hashOfPair(pair, Object.keys(voices), lexicon);
          return [pairKey(pair), { of, voices, heard: voicesToHear(voices) }];
        }),
      ),
    ]),
  );
  const clip = (of: typeof a, id: string) => `${of.word}-${id}`;
  const wanted = clipsWanted(written, pairs, (of, { id }) => clip(of, id));
  const clips: Record<string, Record<string, string>> = {};
  for (const { key, voice, name } of wanted) clips[key] = { ...clips[key], [voice.id]: name };
  return {
    ...valid,
    [MEASURED_FILE]: printedMeasured({ pairs, clips }),
    ...Object.fromEntries(wanted.map(({ name }) => [`audio/contrasts/${name}.mp3`, name])),
  };
}

const faults = async (files: Files) =>
  measuredContrasts.check(await read(files)).map(({ reason }) => reason);

describe('a pair', () => {
  it('is kept where six voices say it apart, in those', async () => {
    const { contrasts, measured } = await read(await measuredContent());
    const [first] = joinContrasts({ contrasts, measured });
    expect(first?.pairs.map(({ words }) => words.map(({ word }) => word))).toEqual([
      [a.word, b.word],
    ]);
    expect(Object.keys(first?.pairs[0]?.voices ?? {})).toEqual(
      EAR_VOICES.slice(0, 6).map(({ id }) => id),
    );
    const kept = measuredPairs((contrasts?.data ?? [])[0]!, measured.pairs).map(({ kept }) => kept);
    expect(kept.slice(0, 3)).toEqual([true, false, false]);
  });

  it('has a clip of both words in each of its voices, one after the other', async () => {
    const content = await read(await measuredContent());
    const { clips, bytes } = contrastSpeech(joinContrasts(content)[0]!, content);
    expect(Object.keys(clips).slice(0, 2)).toEqual([`${a.word} @woman`, `${b.word} @woman`]);
    expect(Object.keys(clips)).toHaveLength(12);
    expect(bytes).toBe(Object.values(clips).reduce((sum, [, size]) => sum + size, 0));
  });

  it('may differ in the stress alone, and is then told so', async () => {
    const { lexicon } = await read(valid);
    const [first, last] = [1, 3].map((stress) => ({ word: 'bari', stress }));
    expect([earKey(first!), earKey(last!)]).toEqual(['bˈari', 'barˈi']);
    const told = (voice: EarVoice) =>
      [first!, last!].map((each) => earRecipe(each, voice, lexicon));
    expect(told(voice!)).toEqual([
      expect.stringMatching(/ bˈaɾi\.$/),
      expect.stringMatching(/ baɾˈi\.$/),
    ]);
    expect(told(ESPEAK_VOICES[0]!)).toEqual([
      expect.stringContaining("[[b|'a|**|i]]"),
      expect.stringContaining("[[b|a|**|'i]]"),
    ]);
  });

  it('may have a final ë that is not sounded', async () => {
    const { lexicon } = await read(valid);
    const never = { word: 'kurrë', silentE: true };
    expect(earKey(never)).toBe('kurr(ë)');
    expect(earRecipe(never, voice!, lexicon)).toMatch(/ kˈurr\.$/);
    expect(earRecipe(never, ESPEAK_VOICES[0]!, lexicon)).toContain("[[k|'u|R|R2]]");
  });

  it('is listed where it was left out', async () => {
    const report = soundsReport(await read(await measuredContent()));
    expect(report).toMatch(/^Contrast 0 +16 +1 +1 +6 +1\.50 +1\.50$/m);
    expect(report).toContain(`${pairKey([b, c])} (5, 1.50)`);
    expect(report).toMatch(/^letters 36;/);
  });
});

describe('the measured file', () => {
  it('fits the words and voices that were measured', async () => {
    expect(await faults(await measuredContent())).toEqual([]);
  });

  it('is out of date once a word is another', async () => {
    const files = await measuredContent();
    const changed = files['contrasts.yaml']?.replace(`${word(9)} |`, `${word(20)} |`) ?? '';
    expect(await faults({ ...files, 'contrasts.yaml': changed })).toEqual([
      expect.stringMatching(/^1 pairs are not measured as they are, .*; npm run course:contrasts/),
    ]);
  });

  it('is out of date once a voice in which a pair was tried is there no more', async () => {
    const files = await measuredContent();
    const changed = files[MEASURED_FILE]?.replace('"man-old":1.49', '"man-gone":1.49') ?? '';
    expect(await faults({ ...files, [MEASURED_FILE]: changed })).toEqual([
      expect.stringMatching(/^1 pairs are not measured as they are, /),
    ]);
  });

  it('misses a clip that is not there, and names one too many', async () => {
    const { [`audio/contrasts/${a.word}-woman.mp3`]: _, ...files } = await measuredContent();
    expect(await faults({ ...files, 'audio/contrasts/other.mp3': 'x' })).toEqual([
      '1 of its clips are not there; npm run course:contrasts puts it right',
      '1 clips belong to no pair that is kept; npm run course:contrasts puts it right',
    ]);
  });

  it('is named where it is broken', async () => {
    const { problems } = await inFolder({ ...valid, [MEASURED_FILE]: '{' }, (dir) =>
      readContent(dir),
    );
    expect(problems.map(({ reason }) => reason)).toEqual([
      'the file is broken; npm run course:contrasts writes it anew',
    ]);
  });
});
