import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeded } from '../chance/chance.ts';
import { anyWords, TODAY } from '../memory/memory.arbitrary.ts';
import { type Memory, retrievability } from '../memory/memory.ts';
import { isDue, isMistake, type WordMemory, wasPractisedOn } from '../memory/word-memory.ts';
import { EXERCISE_KINDS, kindFor } from './kinds.ts';
import {
  EXERCISES,
  newestWords,
  PAIRS_TO_MATCH,
  type PlannedExercise,
  PORTION,
  planSession,
  portionOf,
  readyWords,
  withMissed,
} from './session.ts';

const anySeed = fc.nat().map(seeded);
const known = (words: readonly WordMemory[]) => words.filter(({ suspended }) => !suspended);
const asked = (plan: readonly PlannedExercise[]) => plan.flatMap(({ wordIds }) => wordIds);
const meet = (a: PlannedExercise | undefined, b: PlannedExercise | undefined) =>
  Boolean(a && b?.wordIds.some((id) => a.wordIds.includes(id)));

describe('a session for any memory', () => {
  const forAny = (check: (words: WordMemory[], plan: readonly PlannedExercise[]) => void) =>
    fc.assert(
      fc.property(anyWords, anySeed, (words, chance) =>
        check(words, planSession(words, TODAY, chance)),
      ),
      { numRuns: 300 },
    );

  test('has 12 to 15 exercises wherever there are two words to ask for', () => {
    forAny((words, plan) => {
      if (known(words).length < 2) expect(plan.length).toBe(known(words).length);
      else {
        expect(plan.length).toBeGreaterThanOrEqual(EXERCISES.least);
        expect(plan.length).toBeLessThanOrEqual(EXERCISES.most);
      }
    });
  });

  test('a refresher asks for ten words at the most, and is no shorter', () => {
    fc.assert(
      fc.property(anyWords, anySeed, (words, chance) => {
        const plan = planSession(words, TODAY, chance, 10);
        expect(new Set(asked(plan)).size).toBeLessThanOrEqual(10);
        if (known(words).length >= 10) expect(new Set(asked(plan)).size).toBe(10);
        if (known(words).length > 1) {
          expect(plan.length).toBeGreaterThanOrEqual(EXERCISES.least);
          expect(plan.length).toBeLessThanOrEqual(EXERCISES.most);
        }
      }),
    );
  });

  test('begins with the word that a reminder has asked for, and is a session as any other', () => {
    fc.assert(
      fc.property(anyWords, anySeed, fc.nat(), (words, chance, n) => {
        const all = known(words);
        const wordId = all[n % Math.max(1, all.length)]?.wordId ?? 'nothing';
        const plan = planSession(words, TODAY, chance, EXERCISES.most, wordId);
        expect(plan[0]?.wordIds ?? ['nothing']).toContain(wordId);
        expect(new Set(asked(plan)).size).toBeLessThanOrEqual(EXERCISES.most);
        if (all.length > 1) expect(plan.length).toBeGreaterThanOrEqual(EXERCISES.least);
        expect(plan.filter((each, i) => meet(each, plan[i + 1]))).toEqual([]);
      }),
    );
  });

  test('never asks for one word twice in a row', () => {
    forAny((_, plan) => {
      for (let at = 1; at < plan.length; at++) expect(meet(plan[at - 1], plan[at])).toBe(false);
    });
  });

  test('never asks for a suspended word, nor for one that was not met', () => {
    forAny((words, plan) => {
      const may = new Set(known(words).map(({ wordId }) => wordId));
      expect(asked(plan).filter((wordId) => !may.has(wordId))).toEqual([]);
    });
  });

  test('asks for what is due before anything else, what is about to be lost before what is lost', () => {
    forAny((words, plan) => {
      const inPlan = new Set(asked(plan));
      const due = known(words).filter((word) => isDue(word, TODAY));
      const left = due.filter(({ wordId }) => !inPlan.has(wordId));
      if (left.length > 0) {
        const dueAsked = due.filter(({ wordId }) => inPlan.has(wordId));
        expect(dueAsked.length).toBe(inPlan.size);
        const surestLeft = Math.max(...left.map((word) => retrievability(word, TODAY)));
        for (const word of dueAsked.filter((each) => !isMistake(each))) {
          expect(retrievability(word, TODAY)).toBeGreaterThanOrEqual(surestLeft);
        }
      }
    });
  });

  test('asks for the mistakes of lessons before all else, then for what is new, as far as there is room', () => {
    forAny((words, plan) => {
      const inPlan = new Set(asked(plan));
      const mistakes = known(words).filter(isMistake);
      const left = mistakes.filter(({ wordId }) => !inPlan.has(wordId));
      if (left.length > 0) expect(mistakes.length - left.length).toBe(inPlan.size);
      const fresh = new Set(newestWords(known(words)));
      const newLeft = known(words).filter(
        ({ wordId, reviews }) => fresh.has(wordId) && reviews === 1 && !inPlan.has(wordId),
      );
      if (newLeft.length > 0) expect(inPlan.size).toBeGreaterThanOrEqual(EXERCISES.most);
    });
  });

  test('matches five of the newest words at its start, or none', () => {
    forAny((words, plan) => {
      const matches = plan.filter(({ kind }) => kind === 'match');
      expect(matches.length).toBeLessThanOrEqual(1);
      for (const match of matches) {
        expect(plan[0]).toBe(match);
        expect(match.wordIds).toHaveLength(PAIRS_TO_MATCH);
        const fresh = newestWords(known(words));
        expect(match.wordIds.filter((id) => !fresh.includes(id))).toEqual([]);
      }
    });
  });

  test('is the same for the same seed', () => {
    fc.assert(
      fc.property(anyWords, fc.nat(), (words, seed) => {
        const plan = () => planSession(words, TODAY, seeded(seed));
        expect(plan()).toEqual(plan());
      }),
    );
  });
});

test('a day asks for what is ready, and never for a mountain', () => {
  fc.assert(
    fc.property(anyWords, (words) => {
      const { portion, mistakes } = portionOf(words, TODAY);
      const ready = readyWords(words, TODAY).length;
      expect(portion).toBeLessThanOrEqual(Math.min(PORTION, ready));
      expect(mistakes).toBeLessThanOrEqual(portion);
      const untouched = words.filter((word) => !wasPractisedOn(word, TODAY));
      expect(portionOf(untouched, TODAY).portion).toBe(
        Math.min(PORTION, readyWords(untouched, TODAY).length),
      );
      const done = words.length - untouched.length;
      expect(portion).toBeLessThanOrEqual(Math.max(PORTION - done, mistakes));
      const made = known(words).filter(isMistake);
      expect(mistakes > 0).toBe(made.length > 0);
      for (const word of made) expect(isDue(word, TODAY)).toBe(true);
    }),
  );
});

describe('a missed word', () => {
  /** Plays a session in which the learner misses whatever `misses` says. */
  function play(plan: readonly PlannedExercise[], misses: readonly boolean[]) {
    const done: PlannedExercise[] = [];
    let next = [...plan];
    for (let turn = 0; next.length > 0; turn++) {
      if (turn > 500) throw new Error('The session never ends.');
      const [now, ...rest] = next;
      if (now) done.push(now);
      next = [...(misses[turn % misses.length] ? withMissed(rest, done) : rest)];
    }
    return done;
  }
  const anyPlay = fc
    .tuple(anyWords, anySeed, fc.array(fc.boolean(), { minLength: 1, maxLength: 20 }))
    .map(([words, chance, misses]) => ({
      plan: planSession(words, TODAY, chance),
      misses,
    }));

  test('comes back before the end, in an easier form, and not right away', () => {
    fc.assert(
      fc.property(anyPlay, ({ plan, misses }) => {
        const done = play(plan, misses);
        const words = new Set(asked(done)).size;
        done.forEach((it, at) => {
          const [wordId = ''] = it.wordIds;
          if (!misses[at % misses.length] || it.kind === 'match' || it.eased) return;
          const easier = done.slice(at + 1).filter(({ wordIds, kind, eased }) => {
            const step = EXERCISE_KINDS.indexOf(kind) - EXERCISE_KINDS.indexOf(it.kind);
            return wordIds.includes(wordId) && (step < 0 || eased);
          });
          expect(easier.length).toBeGreaterThan(0);
          if (words > 1) expect(meet(done[at], done[at + 1])).toBe(false);
        });
      }),
      { numRuns: 300 },
    );
  });

  test('is asked for in an easier way each time, until there is none', () => {
    const hard: PlannedExercise = { kind: 'say', wordIds: ['a'], eased: false };
    const other: PlannedExercise = { kind: 'fill', wordIds: ['b'], eased: false };
    const ways: string[] = [];
    let [now, done]: [PlannedExercise | undefined, PlannedExercise[]] = [hard, [other, hard]];
    while (now) {
      ways.push(`${now.kind}${now.eased ? ', eased' : ''}`);
      const next = withMissed([], done);
      now = next.at(-1);
      done = [...done, ...next];
    }
    expect(ways).toEqual(['say', 'fill', 'build', 'recognise', 'recognise, eased']);
  });

  test('makes no session endless, even if everything is missed', () => {
    fc.assert(
      fc.property(anyPlay, ({ plan }) => {
        expect(play(plan, [true]).length).toBeLessThan(200);
      }),
    );
  });

  test('of another sentence comes back once, and makes no session endless either', () => {
    const anyMisses = fc.array(fc.nat(20), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(anyPlay, anyMisses, ({ plan }, places) => {
        const words = [...new Set(asked(plan))];
        const done: PlannedExercise[] = [];
        let next = [...plan];
        while (next.length > 0) {
          const [now, ...rest] = next;
          if (!now) break;
          done.push(now);
          // In every sentence the same learner misses some other word, and never the one asked for.
          const whole = now.kind === 'build' || now.kind === 'dictation' || now.kind === 'say';
          const other = words[(places[done.length % places.length] ?? 0) % words.length] ?? '';
          const missed = whole && !now.wordIds.includes(other) ? [other] : [];
          next = [...(missed.length > 0 ? withMissed(rest, done, missed) : rest)];
          const times = (rest: readonly PlannedExercise[], word: string) =>
            asked(rest).filter((each) => each === word).length;
          for (const word of missed) {
            expect(times(next, word)).toBe(Math.max(1, times(rest, word)));
          }
          expect(done.length).toBeLessThan(200);
        }
      }),
      { numRuns: 300 },
    );
  });
});

test('the better a word is remembered, the harder the exercise; after a miss it is easier', () => {
  const word = (stability: number, over: Partial<Memory> = {}) =>
    kindFor({ stability, lastOutcome: 'right', reviews: 2, ...over });
  const steps = [0.3, 3, 10, 40].map((days) => EXERCISE_KINDS.indexOf(word(days)));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(new Set(steps).size).toBe(4);
  expect([word(40), word(40, { reviews: 3 })].toSorted()).toEqual(['dictation', 'say']);
  expect(word(10, { lastOutcome: 'wrong' })).toBe('build');
});
