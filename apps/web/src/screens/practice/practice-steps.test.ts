import { remember } from '@hajde/rules/memory/memory';
import type { Given } from '@hajde/rules/practice/mark-exercise';
import { materialOf } from '@hajde/rules/practice/material';
import type { PlannedExercise } from '@hajde/rules/practice/session';
import { describe, expect, test } from 'vitest';
import { answering } from './answering.ts';
import type { PracticeInProgress } from './practice-in-progress.ts';
import type { PracticeMaterial } from './practice-material.ts';
import { following, isAskedAgain, isLast } from './practice-steps.ts';

const WORDS = ['kafe', 'çaj', 'bukë', 'ujë', 'qumësht'];
const lines = WORDS.map((word) => ({
  albanian: `Dua ${word} tash.`,
  english: `I want ${word} now.`,
  lessonId: 'l',
  spoken: true,
  words: {},
}));
const lexicon = ['Dua', 'tash', 'sot', 'dje', 'nesër', ...WORDS].map((form) => {
  const part = WORDS.includes(form) ? ('noun' as const) : ('adverb' as const);
  const senses = [{ part, lemma: form }];
  return { form, lemma: form, part, means: `what ${form} is`, senses, standard: [] };
});
const material: PracticeMaterial = {
  ...materialOf(lines, lexicon),
  met: new Map(),
  speechOf: () => undefined,
  speechWith: () => undefined,
};
const plan = (wordId: string) => ({ kind: 'fill' as const, wordIds: [wordId], eased: false });
const begun: PracticeInProgress = {
  practiceId: 'p',
  version: 'v',
  day: '2026-11-15',
  startedAt: '2026-11-15T10:00:00.000Z',
  before: [],
  done: [],
  next: WORDS.map(plan),
  now: null,
  answered: null,
  reviews: [],
};
const AT = new Date('2026-11-15T10:01:00.000Z');

/** Answers everything, the words of the list wrongly at first, and tells what was asked for. */
function played(missed: string[]) {
  const asked: string[] = [];
  let session = following(begun, material);
  while (session.now) {
    const { exercise } = session.now;
    if (exercise.kind === 'match') throw new Error('nothing is matched here');
    asked.push(`${exercise.kind} ${exercise.wordId}`);
    const wrong = missed.includes(exercise.wordId) && exercise.kind === 'fill';
    const written = exercise.kind === 'fill' ? exercise.marked.text : exercise.line.albanian;
    session = answering(session, { how: 'written', text: wrong ? 'qqq' : written }, material, AT);
    session = following(session, material);
  }
  return { asked, session };
}

test('a session without a mistake asks for every word once and reviews it once', () => {
  const { asked, session } = played([]);
  expect(asked).toEqual(WORDS.map((word) => `fill ${word}`));
  expect(session.reviews.map(({ wordId, verdict }) => [wordId, verdict])).toEqual(
    WORDS.map((word) => [word, 'right']),
  );
  expect(new Set(session.reviews.map(({ reviewId }) => reviewId)).size).toBe(5);
});

test('what was missed comes back easier before the end, not right away, and is reviewed again', () => {
  const { asked, session } = played(['kafe']);
  expect(asked).toHaveLength(6);
  expect(asked.indexOf('build kafe')).toBeGreaterThan(1);
  const verdicts = session.reviews.filter(({ wordId }) => wordId === 'kafe');
  expect(verdicts.map(({ kind, verdict }) => [kind, verdict])).toEqual([
    ['fill', 'wrong'],
    ['build', 'right'],
  ]);
});

test('an answer given twice counts once', () => {
  const first = following(begun, material);
  const once = answering(first, { how: 'written', text: 'kafe' }, material, AT);
  expect(answering(once, { how: 'written', text: 'çaj' }, material, AT)).toBe(once);
});

test('the last exercise is told by whether anything follows, also where it was missed', () => {
  const after = (plan: PlannedExercise, given: Given) =>
    isLast(
      answering(following({ ...begun, next: [plan] }, material), given, material, AT),
      material,
    );
  const easiest = { kind: 'recognise', wordIds: ['kafe'], eased: true } as const;
  expect(after(plan('kafe'), { how: 'written', text: 'kafe' })).toBe(true);
  expect(after(plan('kafe'), { how: 'written', text: 'qqq' })).toBe(false);
  expect(after(easiest, { how: 'chosen', option: 'something else' })).toBe(true);
});

describe('a sentence to be built', () => {
  const build = (wordId: string) => ({ kind: 'build' as const, wordIds: [wordId], eased: false });
  const due = (wordId: string) => {
    const at = new Date('2026-11-01T10:00:00Z');
    const taught = { id: `lesson:one:${wordId}`, at, day: '2026-11-01', outcome: 'right' as const };
    return [wordId, { ...remember(null, taught), wordId, suspended: false }] as const;
  };
  const met = { ...material, met: new Map(['Dua', 'tash', 'kafe', 'ujë'].map(due)) };
  const session = { ...begun, next: [build('kafe'), build('ujë')] };
  const answer = (at: PracticeInProgress, text: string) =>
    answering(at, { how: 'written', text }, met, AT);
  const asked = ({ reviews }: PracticeInProgress) =>
    reviews.map(({ wordId, verdict }) => `${wordId} ${verdict}`);

  test('practises all its words that are due, each once in the session', () => {
    const first = answer(following(session, met), 'Dua kafe tash');
    expect(asked(first)).toEqual(['kafe right', 'Dua right', 'tash right']);
    expect(first.before.map(({ wordId }) => wordId)).toEqual(['kafe', 'Dua', 'tash']);
    const second = answer(following(first, met), 'Dua ujë tash');
    expect(asked(second).slice(3)).toEqual(['ujë right']);
  });

  test('lets another word come back that was missed in it, and counts the one it was about', () => {
    const first = answer(following(session, met), 'Dua kafe dje');
    expect(asked(first)).toEqual(['kafe right', 'Dua right', 'tash wrong']);
    const second = following(first, met);
    const coming = [second.now?.plan, ...second.next];
    expect(coming.map((plan) => plan && [plan.kind, ...plan.wordIds])).toEqual([
      ['build', 'ujë'],
      ['recognise', 'tash'],
    ]);
    const third = following(answer(second, 'Dua ujë tash'), met);
    expect([first, second, third].map(isAskedAgain)).toEqual([false, false, true]);
  });
});
