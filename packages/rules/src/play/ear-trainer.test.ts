import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Contrast } from '../course/sounds.ts';
import {
  answerEar,
  EAR_SESSION_QUESTIONS,
  EAR_SESSION_XP,
  type EarSession,
  isEarSessionDone,
  percentRightByDay,
  rightInSession,
  startEarSession,
  stepsOf,
} from './ear-trainer.ts';

const VOICES = ['m3', 'm7', 'f2', 'f4'];

/** Pairs of which the first are furthest apart, in four voices. */
function contrastOf(pairs: number, voices = VOICES): Contrast {
  const word = (key: string) => ({ word: key, key, translation: key });
  return {
    id: 'l-ll',
    title: 'l and ll',
    sounds: ['l', 'll'],
    advice: 'Listen.',
    pairs: Array.from({ length: pairs }, (_, at) => ({
      words: [word(`a${at}`), word(`b${at}`)],
      voices: Object.fromEntries(voices.map((voice, v) => [voice, 5 - at / 10 - v / 100])),
    })),
  };
}

type Listener = (session: EarSession, turn: number) => boolean;

function play(contrast: Contrast, seed: string, hears: Listener, from = 0): EarSession[] {
  const first = startEarSession(contrast, seed, from);
  if (!first) throw new Error('there is nothing to ask');
  const sessions = [first];
  for (let turn = 0; turn < EAR_SESSION_QUESTIONS; turn += 1) {
    const session = sessions.at(-1) ?? first;
    const { said } = session.question;
    const other = said === 0 ? 1 : 0;
    sessions.push(answerEar(session, contrast, hears(session, turn) ? said : other));
  }
  return sessions;
}

const someContrast = fc.integer({ min: 2, max: 16 }).map((pairs) => contrastOf(pairs));
const answers = fc.array(fc.boolean(), { minLength: 20, maxLength: 20 });

describe('a session of the ear trainer', () => {
  it('is 20 questions long and pays 5 XP', () => {
    const sessions = play(contrastOf(12), 'seed', () => true);
    expect(sessions.map(isEarSessionDone).indexOf(true)).toBe(20);
    const done = sessions.at(-1)!;
    expect(answerEar(done, contrastOf(12), 0)).toBe(done);
    expect([EAR_SESSION_QUESTIONS, EAR_SESSION_XP]).toEqual([20, 5]);
  });

  it('gets harder while the learner is right, and easier after a mistake', () => {
    fc.assert(
      fc.property(someContrast, fc.string(), answers, (contrast, seed, right) => {
        const sessions = play(contrast, seed, (_, turn) => right[turn] ?? false);
        right.forEach((isRight, turn) => {
          const [before, after] = [sessions[turn]!.difficulty, sessions[turn + 1]!.difficulty];
          if (isRight) expect(after > before || after === 1).toBe(true);
          else expect(after < before || after === 0).toBe(true);
          expect(after).toBeGreaterThanOrEqual(0);
          expect(after).toBeLessThanOrEqual(1);
        });
        expect(rightInSession(sessions.at(-1)!)).toBe(right.filter(Boolean).length);
      }),
    );
  });

  it('asks what is nearer in sound the harder it is', () => {
    const contrast = contrastOf(12);
    const place = ({ question }: EarSession) =>
      stepsOf(contrast).findIndex(
        ({ pair, voice }) => pair === question.pair && voice === question.voice,
      );
    const [easy, hard] = [0, 1].map((from) => place(startEarSession(contrast, 's', from)!));
    expect(easy).toBeLessThan(6);
    expect(hard).toBeGreaterThanOrEqual(stepsOf(contrast).length - 6);
  });

  it('asks no pair and no voice twice in a row, and only what is there', () => {
    fc.assert(
      fc.property(someContrast, fc.string(), answers, (contrast, seed, right) => {
        const asked = play(contrast, seed, (_, turn) => right[turn] ?? false);
        asked.forEach(({ question }, turn) => {
          expect(contrast.pairs[question.pair]?.voices[question.voice]).toBeDefined();
          const last = asked[turn - 1]?.question;
          expect(question.pair).not.toBe(last?.pair);
          expect(question.voice).not.toBe(last?.voice);
        });
      }),
    );
  });

  it('is the same again with the same seed and answers', () => {
    fc.assert(
      fc.property(someContrast, fc.string(), answers, (contrast, seed, right) => {
        const again = () => play(contrast, seed, (_, turn) => right[turn] ?? false);
        expect(again()).toEqual(again());
      }),
    );
  });

  it('says either word about as often', () => {
    const said = Array.from({ length: 500 }, (_, seed) => {
      return startEarSession(contrastOf(12), `${seed}`)!.question.said;
    });
    const share = said.filter((word) => word === 1).length / said.length;
    expect(share).toBeGreaterThan(0.42);
    expect(share).toBeLessThan(0.58);
  });

  it('settles where a learner who hears only wide differences is right about three times in four', () => {
    const contrast = contrastOf(16);
    const hears: Listener = ({ question }, turn) => question.pair < 8 || turn % 2 === 0;
    let from = 0;
    let right = 0;
    for (let session = 0; session < 40; session += 1) {
      const sessions = play(contrast, `${session}`, hears, from);
      from = sessions.at(-1)!.difficulty;
      if (session >= 10) right += rightInSession(sessions.at(-1)!);
    }
    expect(right / (30 * 20)).toBeGreaterThan(0.65);
    expect(right / (30 * 20)).toBeLessThan(0.85);
  });

  it('goes on with one pair in one voice, and does not begin without any', () => {
    expect(play(contrastOf(1, ['m3']), 's', () => true)).toHaveLength(21);
    expect(startEarSession(contrastOf(0), 's')).toBeUndefined();
  });
});

describe('the per cent right over time', () => {
  it('has a point for each day of the contrast, in order', () => {
    const results = [
      { contrastId: 'l-ll', day: '2026-03-02', right: 15, asked: 20 },
      { contrastId: 'r-rr', day: '2026-03-01', right: 1, asked: 20 },
      { contrastId: 'l-ll', day: '2026-03-01', right: 10, asked: 20 },
      { contrastId: 'l-ll', day: '2026-03-02', right: 20, asked: 20 },
      { contrastId: 'l-ll', day: '2026-03-03', right: 0, asked: 0 },
    ];
    expect(percentRightByDay(results, 'l-ll')).toEqual([
      { day: '2026-03-01', percent: 50 },
      { day: '2026-03-02', percent: 88 },
    ]);
  });
});
