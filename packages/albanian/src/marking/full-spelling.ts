import type { Forms } from '../forms/forms.ts';
import { letters } from '../forms/letters.ts';
import type { Pair } from './align.ts';
import { type Marked, mark, verdictOn } from './mark.ts';

/**
 * Marks a message that was to be written in full. What a patient teacher lets pass elsewhere is the
 * point here: a word still typed as in a chat, without its ë and ç, is not yet written.
 */
export function markInFull(expected: string, typed: string, forms: Forms): Marked {
  const { pairs: lenient, note } = mark(expected, typed, forms);
  const pairs = lenient.map(
    (pair): Pair => (isStillChat(pair) ? { ...pair, relation: FAULT } : pair),
  );
  const chat = pairs.find((pair, at) => pair !== lenient[at]);
  return {
    pairs,
    verdict: verdictOn(pairs),
    note: chat ? `Spelt in full, it's “${chat.expected.join(' ')}”.` : note,
  };
}

const FAULT = 'form' satisfies Pair['relation'];

function isStillChat({ expected, typed, relation }: Pair): boolean {
  if (relation === 'same' || typed.length === 0) return false;
  return relation === 'marks' || asInChat(expected.join('')) === asInChat(typed.join(''));
}

/** ë is left out, and ç is q or c. */
const asInChat = (word: string) => letters(word).replaceAll('ë', '').replaceAll(/[çc]/g, 'q');
