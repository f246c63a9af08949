import type { Answer } from '@hajde/contract/types';

type Words = Answer<'GET /api/users/:id/words'>;

const DAY = new Date().toISOString().slice(0, 10);

/** A word that the first lesson has taught today. */
export const metWord = (wordId: string, means: string): Words['words'][number] => ({
  wordId,
  means,
  unitId: 'basics',
  lessonId: 'basics-hello',
  part: 'noun',
  ipa: '',
  standard: [],
  kosovo: [],
  sentence: null,
  strength: 0.5,
  dueDay: DAY,
  stability: 1,
  difficulty: 5,
  lastDay: DAY,
  lastAt: `${DAY}T00:00:00Z`,
  lastId: 'first',
  reviews: 1,
  lapses: 0,
  lastOutcome: 'seen',
  suspended: false,
});

export const wordsMet = (...words: Words['words']): Words => ({ day: DAY, words, remembered: [] });
