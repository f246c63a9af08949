import type { Verdict } from '../marking/mark.ts';

export interface WordVerdict {
  readonly wordId: string;
  readonly verdict: Verdict;
}

/** More words missed than these, and the sentence fell apart. */
const MISSES_TOLD_APART = 2;

/**
 * What a sentence tells of its words. Others that were right count where they wait to be asked for.
 * What was missed is the word asked for; where that was right, the others that were not. A sentence
 * that fell apart says nothing of the others: they stay due, and the word it was about comes back.
 */
export function reviewsOfSentence(
  asked: WordVerdict,
  others: readonly (WordVerdict & { readonly waits: boolean })[],
  sentence: Verdict,
): readonly WordVerdict[] {
  const isWrong = ({ verdict }: WordVerdict) => verdict === 'wrong';
  const missed = others.filter(isWrong);
  const toldApart = !isWrong(asked) && missed.length > 0 && missed.length <= MISSES_TOLD_APART;
  const known = others.filter((other) => other.waits && !isWrong(other));
  return [
    sentence === 'wrong' && !toldApart ? { ...asked, verdict: sentence } : asked,
    ...[...known, ...(toldApart ? missed : [])].map(({ wordId, verdict }) => ({ wordId, verdict })),
  ];
}
