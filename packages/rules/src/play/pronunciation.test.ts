import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pronunciationFeedback, pronunciationScore } from './pronunciation.ts';

describe('the pronunciation score', () => {
  it.each([
    ['faleminderit', 'faleminderit', 100],
    ['FALEMINDERIT', 'faleminderit', 100],
    ['  Mirëdita ', 'mirëdita', 100],
    ['miredita', 'mirëdita', 88],
    ['buk', 'bukë', 75],
    ['ujku', 'ujë', 50],
    ['', 'ujë', 0],
    ['xyz', 'ujë', 0],
    ['', '', 0],
  ])('of "%s" for "%s" is %i', (said, target, score) => {
    expect(pronunciationScore(said, target)).toBe(score);
  });

  it('takes ë and ç as one letter however they are encoded', () => {
    expect(pronunciationScore('çmim i mirë'.normalize('NFD'), 'çmim i mirë')).toBe(100);
  });

  it('rounds a half up', () => {
    expect(pronunciationScore('abcdefgx', 'abcdefgh')).toBe(88);
    expect(pronunciationScore(`${'a'.repeat(29)}${'x'.repeat(171)}`, 'a'.repeat(200))).toBe(15);
  });

  it('is a whole number from 0 to 100, the same both ways, and 100 for the same words', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const score = pronunciationScore(a, b);
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        expect(pronunciationScore(b, a)).toBe(score);
        expect(pronunciationScore(`x${a}x`, `x${a}x`)).toBe(100);
      }),
    );
  });
});

describe('the feedback', () => {
  it.each([
    [100, 'Excellent!'],
    [80, 'Excellent!'],
    [79, 'Good try!'],
    [60, 'Good try!'],
    [59, 'Keep practicing!'],
    [0, 'Keep practicing!'],
  ])('for %i is "%s"', (score, feedback) => {
    expect(pronunciationFeedback(score)).toBe(feedback);
  });
});
