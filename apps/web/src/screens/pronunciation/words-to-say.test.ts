import type { PronunciationWord } from '@hajde/rules/course/course';
import { PRONUNCIATION_WORDS } from '@hajde/rules/play/pronunciation-session';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type TaughtWord, wordsToSay } from './words-to-say.ts';

const LIST: PronunciationWord[] = Array.from({ length: 10 }, (_, i) => ({
  word: `fjalë${i}`,
  meaning: 'a word',
  difficulty: 'beginner',
}));
const met = (wordId: string, lastAt = '2026-11-01', suspended = false): TaughtWord => ({
  wordId,
  means: `what ${wordId} means`,
  unitId: 'basics',
  lessonId: 'basics-hello',
  lastAt,
  suspended,
});
const say = (words: TaughtWord[]) =>
  wordsToSay(words, LIST, () => 'intermediate').map(({ word }) => word);

it('who has met nothing says the words of the list', () => {
  expect(say([])).toEqual(LIST.map(({ word }) => word));
});

it('words met come first, hard sounds before others and the newest first, and the list fills up', () => {
  const words = [met('kafe', '2026-11-05'), met('qysh', '2026-11-01'), met('mirë', '2026-11-03')];
  expect(say(words)).toEqual(['mirë', 'qysh', 'kafe', ...LIST.slice(0, 7).map(({ word }) => word)]);
});

it('what cannot be scored or is not wanted is not asked for', () => {
  expect(say([met('e'), met('ju lutem'), met('hajde', '2026-11-01', true)])).toEqual(
    LIST.map(({ word }) => word),
  );
});

it('they are always ten, and none twice', () => {
  const anyWords = fc.uniqueArray(fc.constantFrom('mirë', 'qysh', 'fjalë1', 'fjalë2', 'e', 'a b'));
  fc.assert(
    fc.property(anyWords, (ids) => {
      const words = say(ids.map((id) => met(id)));
      expect(words).toHaveLength(PRONUNCIATION_WORDS);
      expect(new Set(words).size).toBe(PRONUNCIATION_WORDS);
    }),
  );
});
