import type { Verdict } from '@hajde/albanian/marking/mark';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reviewsOfSentence } from './reviews-of-sentence.ts';

const anyVerdict = fc.constantFrom<Verdict[]>('right', 'almost', 'wrong');
/** Beside its words a sentence may have other faults: their order, a word too many, one never met. */
const anySentence = fc
  .record({
    verdicts: fc.array(fc.record({ verdict: anyVerdict, waits: fc.boolean() }), {
      minLength: 1,
      maxLength: 9,
    }),
    otherFaults: fc.nat(2),
  })
  .map(({ verdicts, otherFaults }) => {
    const words = verdicts.map((each, i) => ({
      ...each,
      wordId: i === 0 ? 'asked' : `other ${i}`,
    }));
    return { words, faults: otherFaults + words.filter(isWrong).length };
  });

type Sentence = Parameters<typeof reviewsOfSentence>;
const isWrong = ({ verdict }: { verdict: Verdict }) => verdict === 'wrong';
const forAny = (check: (given: Sentence, reviews: ReturnType<typeof reviewsOfSentence>) => void) =>
  fc.assert(
    fc.property(anySentence, ({ words, faults }) =>
      check([words, faults], reviewsOfSentence(words, faults)),
    ),
  );

test('the word asked for is always reviewed, and no word twice', () => {
  forAny((_, reviews) => {
    expect(reviews[0]?.wordId).toBe('asked');
    expect(new Set(reviews.map(({ wordId }) => wordId)).size).toBe(reviews.length);
  });
});

test('something was missed where there was a fault, and nothing where there was none', () => {
  forAny(([, faults], reviews) => {
    expect(reviews.some(isWrong)).toBe(faults > 0);
  });
});

test('what was missed is the word asked for, or one or two of the others', () => {
  forAny(([[asked], faults], reviews) => {
    const missed = reviews.filter(isWrong);
    if (reviews[0]?.verdict === 'wrong') expect(missed).toHaveLength(1);
    else expect(missed.length).toBeLessThanOrEqual(2);
    if (faults > 2 || asked?.verdict === 'wrong') expect(reviews[0]?.verdict).toBe('wrong');
  });
});

test('others that were right count where they wait, and never where they do not', () => {
  forAny(([[, ...others]], reviews) => {
    const known = reviews.slice(1).filter((review) => !isWrong(review));
    const waiting = others.filter((other) => other.waits && !isWrong(other));
    expect(known).toEqual(waiting.map(({ wordId, verdict }) => ({ wordId, verdict })));
  });
});
