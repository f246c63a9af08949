import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  answersAt,
  fits,
  type PlayedRelease,
  playedRelease,
  positionsOf,
} from './played-release.ts';

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
          if (played === undefined) expect(fitting).toEqual([]);
          else expect(fitting).toContain(played);
          if (played && fitting.some(({ version }) => version === named))
            expect(played.version).toBe(named);
        },
      ),
    );
  });
});

describe('answers as positions', () => {
  const questions = [
    { options: ['a', 'b'], correctAnswer: 'a' },
    { options: ['c', 'd'], correctAnswer: 'd' },
  ];
  test.each([
    [
      ['b', 'd'],
      [1, 1],
      ['b', 'd'],
    ],
    [
      ['never offered', 'c'],
      [-1, 0],
      ['', 'c'],
    ],
    [
      ['b', 'c', 'one too many'],
      [1, 0],
      ['b', 'c'],
    ],
    [['a'], [0], ['a', '']],
  ])('%j are kept as %j and read as %j', (answers, positions, read) => {
    expect(positionsOf(questions, answers)).toEqual(positions);
    expect(answersAt([{ version: 'v', questions }], 'v', positions)).toEqual(read);
  });

  test('tell nothing where nobody knows the version any more', () => {
    expect(answersAt([{ version: 'v', questions }], 'gone', [0, 0])).toBeNull();
  });
});
