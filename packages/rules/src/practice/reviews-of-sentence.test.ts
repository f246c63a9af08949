import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Verdict } from '../marking/mark.ts';
import { reviewsOfSentence } from './reviews-of-sentence.ts';

const anyVerdict = fc.constantFrom<Verdict[]>('right', 'almost', 'wrong');
/** A sentence may be wrong though its words are right: by their order, or by one too many. */
const anySentence = fc
  .record({
    asked: anyVerdict,
    others: fc.array(fc.record({ verdict: anyVerdict, waits: fc.boolean() }), { maxLength: 8 }),
    otherwiseWrong: fc.boolean(),
  })
  .map(({ asked, others, otherwiseWrong }) => {
    const all = [asked, ...others.map(({ verdict }) => verdict)];
    const wrong = otherwiseWrong || all.includes('wrong');
    return {
      asked: { wordId: 'asked', verdict: asked },
      others: others.map((other, i) => ({ ...other, wordId: `other ${i}` })),
      sentence: wrong ? ('wrong' as const) : all.includes('almost') ? 'almost' : 'right',
    } as const;
  });

const forAny = (
  check: (
    given: Parameters<typeof reviewsOfSentence>,
    reviews: ReturnType<typeof reviewsOfSentence>,
  ) => void,
) =>
  fc.assert(
    fc.property(anySentence, ({ asked, others, sentence }) =>
      check([asked, others, sentence], reviewsOfSentence(asked, others, sentence)),
    ),
  );

test('the word asked for is always reviewed, and no word twice', () => {
  forAny((_, reviews) => {
    expect(reviews[0]?.wordId).toBe('asked');
    expect(new Set(reviews.map(({ wordId }) => wordId)).size).toBe(reviews.length);
  });
});

test('something was missed where the sentence was wrong, and nothing where it was not', () => {
  forAny(([, , sentence], reviews) => {
    const missed = reviews.some(({ verdict }) => verdict === 'wrong');
    expect(missed).toBe(sentence === 'wrong');
  });
});

test('what was missed is the word asked for, or one or two of the others', () => {
  forAny((_, reviews) => {
    const missed = reviews.filter(({ verdict }) => verdict === 'wrong');
    if (reviews[0]?.verdict === 'wrong') expect(missed).toHaveLength(1);
    else expect(missed.length).toBeLessThanOrEqual(2);
  });
});

test('others that were right count where they wait, and never where they do not', () => {
  forAny(([, others], reviews) => {
    const known = reviews.slice(1).filter(({ verdict }) => verdict !== 'wrong');
    const waiting = others.filter(({ waits, verdict }) => waits && verdict !== 'wrong');
    expect(known).toEqual(waiting.map(({ wordId, verdict }) => ({ wordId, verdict })));
  });
});
