import { currentLexicon, type KeptLexicon } from '@hajde/albanian/forms/lexicon-file';
import {
  currentManifest,
  currentUnit,
  type OlderManifest,
  type OlderUnit,
} from '@hajde/rules/course/older-files';
import { expect, test } from 'vitest';
import { assertLaidOut } from './laid-out.ts';
import { lexiconFile } from './language-files.ts';
import { manifestFile } from './manifest-file.ts';
import { unitFile } from './unit-files.ts';

const SPEECH = { file: null, bytes: 0, clips: {}, ipa: {} };
const LESSON = {
  id: 'basics-hello',
  unitId: 'basics',
  title: 'Hello',
  description: 'The first words',
  order: 1,
  xpReward: 10,
  gemsReward: 5,
  newWords: ['tung'],
  uses: { tung: [0] },
  questions: [],
  speech: SPEECH,
  quotes: [],
};
/** As packs of the first format have it: without a number, and without what new words mean. */
const OLDER_UNIT: OlderUnit = {
  id: 'basics',
  title: 'Basics',
  description: 'The first unit',
  icon: 'book',
  color: 'red',
  order: 1,
  requiredLevel: 'beginner',
  lessons: [LESSON],
};
/** As apps kept it before there were guides and conversations. */
const OLDER_MANIFEST: OlderManifest = {
  version: '0123456789ab',
  outline: 'outline.json',
  placement: 'placement.json',
  pronunciation: 'pronunciation.json',
  facts: 'facts.json',
  lexicon: 'lexicon.json',
  sounds: 'sounds.json',
  contrasts: 'contrasts.json',
  units: { basics: 'unit-basics.json' },
  packs: {},
  speech: { placement: SPEECH, pronunciation: SPEECH, culture: SPEECH },
};

test('a unit of the first format is brought up to one that the build could have written', () => {
  expect(unitFile.safeParse(OLDER_UNIT).success).toBe(false);
  const unit = currentUnit(OLDER_UNIT);
  expect(() => assertLaidOut('unit', unitFile, unit)).not.toThrow();
  expect(unit.lessons[0]?.meanings).toEqual({});
});

test('what a unit has is never taken away, and bringing it up twice changes nothing', () => {
  const lessons = [{ ...LESSON, meanings: { tung: 'hi' } }];
  const unit = currentUnit({ ...OLDER_UNIT, lessons, file: 'unit-basics.json' });
  expect(unit.lessons).toEqual(lessons);
  expect(unit.file).toBe('unit-basics.json');
  expect(currentUnit(unit)).toEqual(unit);
});

test('a manifest of the first format is brought up, and names no guide', () => {
  expect(manifestFile.safeParse(OLDER_MANIFEST).success).toBe(false);
  const manifest = currentManifest(OLDER_MANIFEST);
  expect(() => assertLaidOut('manifest', manifestFile, manifest)).not.toThrow();
  expect(manifest).toMatchObject({ guides: {}, story: null, soundFiles: [] });
  expect(currentManifest(manifest)).toEqual(manifest);
});

test('a lexicon of the first format is brought up, with the parts of speech that it has', () => {
  const older: KeptLexicon = { parts: ['noun'], forms: [['kafe', 0, 0, 'coffee']] };
  expect(lexiconFile.safeParse(older).success).toBe(false);
  const lexicon = currentLexicon(older);
  expect(() => assertLaidOut('lexicon', lexiconFile, lexicon)).not.toThrow();
  expect(lexicon.features).toEqual([[{ part: 'noun' }, {}]]);
  expect(currentLexicon(lexicon)).toEqual(lexicon);
});

test('the build refuses a lexicon with a feature that is none', () => {
  const lexicon = currentLexicon({ parts: [], features: [[{ part: 'noun' }]], forms: [] });
  const wrong = { ...lexicon, features: [[{ part: 'noun', gender: ['neuter'] }]] };
  expect(() => assertLaidOut('lexicon', lexiconFile, lexicon)).not.toThrow();
  expect(() => assertLaidOut('lexicon', lexiconFile, wrong)).toThrow(/^lexicon is not laid out/);
});

test.each([
  ['a field that no type names', { ...currentUnit(OLDER_UNIT), mood: 'good' }],
  ['a field that is missing', { ...currentUnit(OLDER_UNIT), title: undefined }],
  ['another format', { ...currentUnit(OLDER_UNIT), format: 1 }],
])('the build refuses %s, and names the file', (_, unit) => {
  expect(() => assertLaidOut('unit-basics', unitFile, unit)).toThrow(
    /^unit-basics is not laid out/,
  );
});
