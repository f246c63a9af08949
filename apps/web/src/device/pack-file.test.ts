import { FILE_FORMAT, type UnitFile } from '@hajde/rules/course/course-files';
import { expect, test } from 'vitest';
import { readPackFile } from './pack-file.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

const unit = (id: string, sounds: readonly (string | null)[]): UnitFile => ({
  format: FILE_FORMAT,
  id,
  title: `Njësia ${id}: ç, ë`,
  description: '',
  icon: 'book',
  color: 'red',
  order: 1,
  requiredLevel: 'beginner',
  lessons: sounds.map((sound, i) => ({
    id: `${id}-${i + 1}`,
    unitId: id,
    title: '',
    description: '',
    order: i + 1,
    xpReward: 10,
    gemsReward: 5,
    newWords: [],
    uses: {},
    questions: [],
    speech: {
      file: sound && `speech-${id}-${i + 1}.mp3`,
      bytes: bytes(sound ?? '').length,
      clips: {},
      ipa: {},
    },
    quotes: [],
    meanings: {},
  })),
});

const units = [unit('a', ['përshëndetje', null, 'mirë']), unit('b', ['bukë'])];
const parts = units.flatMap((each, i) => [
  bytes(JSON.stringify(each)),
  ...(i === 0 ? ['përshëndetje', 'mirë'] : ['bukë']).map(bytes),
]);
const names = { a: 'unit-a.1.json', b: 'unit-b.2.json' };
const whole = await new Blob(parts).arrayBuffer();
const pack = {
  file: 'pack.bin',
  version: 'v1',
  size: whole.byteLength,
  unitBytes: Object.fromEntries(units.map((each) => [each.id, bytes(JSON.stringify(each)).length])),
};

test('a pack comes apart into its units and the sound of each lesson that has one', () => {
  const read = readPackFile(whole, pack, names);
  expect(read.units).toEqual([
    { ...units[0], file: 'unit-a.1.json' },
    { ...units[1], file: 'unit-b.2.json' },
  ]);
  expect(
    read.audio.map(({ audioBuffer, ...rest }) => ({
      ...rest,
      text: new TextDecoder().decode(audioBuffer),
    })),
  ).toEqual([
    { id: 'a-1', lessonId: 'a-1', file: 'speech-a-1.mp3', text: 'përshëndetje' },
    { id: 'a-3', lessonId: 'a-3', file: 'speech-a-3.mp3', text: 'mirë' },
    { id: 'b-1', lessonId: 'b-1', file: 'speech-b-1.mp3', text: 'bukë' },
  ]);
});

test('a file cut at any byte, or with one too many, is no pack', () => {
  for (let length = 0; length < whole.byteLength; length += 1) {
    expect(() => readPackFile(whole.slice(0, length), pack, names)).toThrow();
  }
  const longer = new Uint8Array(whole.byteLength + 1);
  longer.set(new Uint8Array(whole));
  expect(() => readPackFile(longer.buffer, pack, names)).toThrow('too long');
});
