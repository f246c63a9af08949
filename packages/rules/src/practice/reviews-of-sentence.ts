import type { Verdict } from '@hajde/albanian/marking/mark';

export interface WordVerdict {
  readonly wordId: string;
  readonly verdict: Verdict;
}

/** With more faults than these a sentence fell apart. */
const FAULTS_TOLD_APART = 2;

/**
 * What a sentence tells of its words, of which the first is the one asked for. The others count as
 * known where they were right and wait to be asked for. Missed is the word asked for; where that was
 * right, the others that were not, be they due or no. Where nothing else is to blame (the order, a word
 * that was never met) or the sentence fell apart, it is the word asked for that comes back, and of the
 * others that were missed nothing is said: they stay due.
 */
export function reviewsOfSentence(
  [asked, ...others]: readonly (WordVerdict & { readonly waits: boolean })[],
  faults: number,
): readonly WordVerdict[] {
  if (!asked) return [];
  const missed = others.filter(isWrong);
  const toldApart = !isWrong(asked) && missed.length > 0 && faults <= FAULTS_TOLD_APART;
  const known = others.filter((other) => other.waits && !isWrong(other));
  const verdict = faults > 0 && !toldApart ? 'wrong' : asked.verdict;
  return [{ ...asked, verdict }, ...known, ...(toldApart ? missed : [])].map(
    ({ wordId, verdict }) => ({ wordId, verdict }),
  );
}

const isWrong = ({ verdict }: WordVerdict) => verdict === 'wrong';
