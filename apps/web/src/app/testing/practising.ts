import type { Answer, Body } from '@hajde/contract/types';
import { DAY_MS, localDay } from '@hajde/rules/days/days';
import { isDue, lessonEventId, nextDueDay, received } from '@hajde/rules/memory/word-memory';
import { answerOf, type Exercise, type Match } from '@hajde/rules/practice/exercise';
import type { ExerciseKind } from '@hajde/rules/practice/kinds';
import { portionOf } from '@hajde/rules/practice/session';
import { tilesOf } from '@hajde/rules/practice/tiles';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { keysOf, optionFor, STABILITY } from './asked-as.ts';
import { ARTA, course, learner } from './newcomer.ts';

type Practice = Answer<'GET /api/users/:id/practice'>;
type Known = Practice['words'][number];

/**
 * All words of these lessons, else of the first three, are due, and so well known that they are asked for in
 * this way.
 */
export function dueAs(kind: keyof typeof STABILITY, met = firstLessons(3)): Practice {
  const { days, reviews } = STABILITY[kind];
  const then = new Date(Date.now() - Math.max(1, 3 * days) * DAY_MS);
  return remembered(met, (wordId) => ({
    ...known(wordId, then),
    stability: days,
    reviews,
    lastId: `before ${wordId}`,
    lastOutcome: 'right',
  }));
}

/** Somebody has just finished the first lesson. */
export const justMet = () => remembered(firstLessons(1), (wordId) => known(wordId, new Date()));

/** Nothing is due before tomorrow. */
export const upToDate = () =>
  remembered(firstLessons(1), (wordId) => ({
    ...known(wordId, new Date()),
    stability: 1,
    reviews: 2,
    lastId: `today ${wordId}`,
  }));

function known(wordId: string, at: Date): Known {
  return {
    wordId,
    stability: 0.5,
    difficulty: 5,
    lastDay: localDay(at, 'UTC'),
    lastAt: at.toISOString(),
    lastId: lessonEventId('8a5c1d3e-0d51-4f3e-9f64-3c2b1a0f9e8d', wordId),
    reviews: 1,
    lapses: 0,
    lastOutcome: 'seen',
    suspended: false,
  };
}

const lessons = course.units.flatMap((unit) => unit.lessons);
const firstLessons = (count: number) => lessons.slice(0, count);

function remembered(met: typeof lessons, as: (wordId: string) => Known): Practice {
  const day = localDay(new Date(), 'UTC');
  const words = met.flatMap(({ newWords }) => newWords).map(as);
  const all = words.map(received);
  return {
    day,
    due: all.filter((word) => isDue(word, day)).length,
    ...portionOf(all, day),
    nextDueDay: nextDueDay(all, day),
    paidToday: 0,
    words,
  };
}

/** As the server pays the first session of a day. */
export const paysPractice = ({ body }: { body: Body<'POST /api/practice/complete'> }) => ({
  practiceId: body.practiceId,
  reviews: body.reviews.length,
  xpEarned: body.finished ? 10 : 0,
  unpaid: body.finished ? null : ('not_finished' as const),
  extras: [],
  ...learner({ xp: 10, streak: 1 }),
  words: [],
});

/** What is on the screen, as the tab has kept it. */
export async function exerciseOnScreen(): Promise<Exercise> {
  await waitFor(() => expect(document.querySelector('h1[data-kind]')).toBeVisible());
  const { exercise } = keptPractice().now;
  await waitFor(() => expect(answersOf(exercise)).not.toBeNull());
  return exercise;
}

/** The kinds are loaded one by one: this stands there once the kind on the screen is. */
function answersOf({ kind }: Exercise): Element | null {
  const selectors: Record<ExerciseKind, string> = {
    recognise: 'input[type=radio]',
    build: 'ul[aria-label=Words] button',
    fill: 'main input[type=text]',
    chat: 'main input[type=text]',
    dictation: 'main input[type=text]',
    say: 'h1[data-kind=say]',
    match: 'ul[aria-label=Albanian] button',
  };
  return document.querySelector(selectors[kind]);
}

export const keptPractice = () =>
  JSON.parse(sessionStorage.getItem(`practice ${ARTA.id}`) ?? 'null');

export type Way = 'mouse' | 'keyboard';

/** Answers what is on the screen rightly, or wrongly, and checks it. */
export async function answerExercise(
  user: UserEvent,
  exercise: Exercise,
  { right = true, way = 'mouse' as Way } = {},
): Promise<void> {
  switch (exercise.kind) {
    case 'recognise': {
      const { options } = exercise;
      const option = optionFor(exercise, right);
      if (way === 'keyboard') await user.keyboard(`${options.indexOf(option) + 1}`);
      else await user.click(screen.getByRole('radio', { name: option }));
      break;
    }
    case 'build': {
      const words = tilesOf(exercise.line.albanian);
      await build(user, right ? words : words.slice(0, 1), way);
      break;
    }
    case 'fill':
    case 'chat':
    case 'dictation': {
      const field = screen.getByRole('textbox');
      // It has the focus, so that a keyboard needs nothing else.
      await waitFor(() => expect(field).toHaveFocus());
      if (way === 'mouse') await user.click(field);
      await user.keyboard(right ? answerOf(exercise) : 'qqq');
      break;
    }
    case 'say':
      await user.click(await screen.findByRole('button', { name: 'Show the answer' }));
      await user.click(
        await screen.findByRole('radio', { name: right ? 'I said it right' : 'Not quite' }),
      );
      break;
    case 'match':
      return match(user, exercise, way, right);
  }
  if (way === 'keyboard') await user.keyboard('{Enter}');
  else await user.click(screen.getByRole('button', { name: 'Check' }));
}

const tilesIn = (list: string) =>
  within(screen.getByRole('list', { name: list })).queryAllByRole('button');

async function build(user: UserEvent, words: readonly string[], way: Way): Promise<void> {
  for (const [at, word] of words.entries()) {
    if (way === 'keyboard') {
      for (const key of keysOf(word)) {
        await user.keyboard(key);
        if (tilesIn('Your sentence').length > at) break;
      }
    } else {
      const tile = tilesIn('Words').find((each) => each.textContent === word && isFree(each));
      if (!tile) throw new Error(`No tile ${word}`);
      await user.click(tile);
    }
    expect(tilesIn('Your sentence')).toHaveLength(at + 1);
  }
}

const isFree = (tile: HTMLElement) => tile.getAttribute('aria-disabled') !== 'true';

async function match(user: UserEvent, { pairs }: Match, way: Way, right: boolean): Promise<void> {
  const pick = async (side: string, name: string) => {
    const half = within(screen.getByRole('list', { name: side })).getByRole('button', { name });
    if (way === 'mouse') return user.click(half);
    half.focus();
    return user.keyboard('{Enter}');
  };
  const [first, second] = pairs;
  if (!right && first && second) {
    await pick('Albanian', first.wordId);
    await pick('English', second.meaning);
  }
  for (const { wordId, meaning } of pairs) {
    await pick('Albanian', wordId);
    await pick('English', meaning);
  }
}

/** Goes on to the next exercise, or to the end; tells which. */
export async function goOn(user: UserEvent, way: Way = 'mouse'): Promise<'Continue' | 'Finish'> {
  const button = await screen.findByRole('button', { name: /^(Continue|Finish)$/ });
  // For a moment after the verdict it rests.
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  const finishes = button.textContent === 'Finish';
  if (way === 'keyboard') await user.keyboard('{Enter}');
  else await user.click(button);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^(Continue|Finish)$/ })).toBeNull(),
  );
  return finishes ? 'Finish' : 'Continue';
}

/** Plays the session on the screen to its end; tells what was asked for. */
export async function playSession(user: UserEvent, mistakes = 0): Promise<Exercise[]> {
  const asked: Exercise[] = [];
  for (;;) {
    const exercise = await exerciseOnScreen();
    await answerExercise(user, exercise, { right: asked.length >= mistakes });
    asked.push(exercise);
    if ((await goOn(user)) === 'Finish') return asked;
  }
}

/** The tab has kept a session of which only the exercise on the screen is left. */
export function onlyThisIsLeft(): void {
  const session = { ...keptPractice(), next: [] };
  sessionStorage.setItem(`practice ${ARTA.id}`, JSON.stringify(session));
}
