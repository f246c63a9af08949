import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fits, type PlayedRelease, playedRelease } from './played-release.ts';

const question = (...options: string[]) => ({ options, correctAnswer: options[0] ?? '' });
const before: PlayedRelease = {
  version: 'before',
  questions: [question('a', 'b'), question('c', 'd')],
};
const now: PlayedRelease = { version: 'now', questions: [question('a', 'x'), question('c', 'd')] };

describe('the release that was played', () => {
  it('is the newest one that the answers fit', () => {
    expect(playedRelease([now, before], ['a', 'd'])?.version).toBe('now');
    expect(playedRelease([now, before], ['b', 'd'])?.version).toBe('before');
  });

  it('is the one that was named, where the answers fit it', () => {
    expect(playedRelease([now, before], ['a', 'd'], 'before')?.version).toBe('before');
    expect(playedRelease([now, before], ['b', 'd'], 'now')?.version).toBe('before');
    expect(playedRelease([now, before], ['a', 'd'], 'never heard of')?.version).toBe('now');
  });

  it('is unknown where the answers fit none', () => {
    expect(playedRelease([now, before], ['a'])).toBeUndefined();
    expect(playedRelease([now, before], ['a', 'e'])).toBeUndefined();
    expect(playedRelease([], [])).toBeUndefined();
  });

  it('is always one that the answers could have been given to', () => {
    const anyQuestion = fc
      .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 4, maxLength: 4 })
      .map((options) => question(...options));
    const anyRelease = fc.record({
      version: fc.constantFrom('1', '2', '3'),
      questions: fc.array(anyQuestion, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(
        fc.array(anyRelease, { maxLength: 4 }),
        fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 3 }),
        fc.option(fc.constantFrom('1', '2', '3', '4'), { nil: undefined }),
        (releases, answers, named) => {
          const played = playedRelease(releases, answers, named);
          const fitting = releases.filter(({ questions }) => fits(questions, answers));
          if (played === undefined) return expect(fitting).toEqual([]);
          expect(fitting).toContain(played);
          if (fitting.some(({ version }) => version === named)) expect(played.version).toBe(named);
        },
      ),
    );
  });
});
