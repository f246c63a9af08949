import type { Level, PronunciationWord } from '@hajde/rules/course/course';
import { PRONUNCIATION_WORDS } from '@hajde/rules/play/pronunciation-session';

/** A word that a lesson has taught the learner. */
export interface TaughtWord {
  readonly wordId: string;
  readonly means: string;
  readonly unitId: string;
  readonly lessonId: string;
  readonly lastAt: string;
  readonly suspended: boolean;
}

export interface WordToSay extends PronunciationWord {
  /** Where its clip is, if not among those of the list. */
  readonly from?: { readonly unitId: string; readonly lessonId: string };
}

/** Letters for what English lacks or spells otherwise. */
const HARD = /ç|dh|gj|ll|nj|q|rr|th|x|y|zh|ë/;
/** Shorter words have too little to score. */
const LEAST_LETTERS = 3;

/** Ten words to say: those met first, hard sounds before others and new before old, then the list. */
export function wordsToSay(
  met: readonly TaughtWord[],
  list: readonly PronunciationWord[],
  levelOf: (unitId: string) => Level,
): WordToSay[] {
  const own = met
    .filter(({ wordId, suspended }) => !suspended && isOneWord(wordId))
    .toSorted((a, b) => hardness(b) - hardness(a) || (a.lastAt < b.lastAt ? 1 : -1))
    .slice(0, PRONUNCIATION_WORDS)
    .map(({ wordId, means, unitId, lessonId }) => ({
      word: wordId,
      meaning: means,
      difficulty: levelOf(unitId),
      from: { unitId, lessonId },
    }));
  const taken = new Set(own.map(({ word }) => word));
  const others = list.filter(({ word }) => !taken.has(word));
  return [...own, ...others].slice(0, PRONUNCIATION_WORDS);
}

const isOneWord = (word: string) => word.length >= LEAST_LETTERS && !/[\s.…!?-]/.test(word);
const hardness = ({ wordId }: TaughtWord) => Number(HARD.test(wordId.toLowerCase()));
