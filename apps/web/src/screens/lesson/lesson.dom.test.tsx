import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectToast } from '../../app/testing/expect-toast.ts';
import { Refused } from '../../app/testing/given-server.ts';
import { ARTA } from '../../app/testing/newcomer.ts';
import { openApp } from '../../app/testing/open-app.tsx';
import {
  answer,
  goOn,
  lessonOf,
  optionsOnScreen,
  paysLesson,
  playedUpTo,
  playOn,
  questionNumber,
} from '../../app/testing/playing.ts';
import { saying } from '../../app/testing/saying.ts';
import { offlineDatabase } from '../../device/database.ts';
import { ADVANCE_LOCK_MS, CHECK_LOCK_MS } from '../../ui/delays.ts';

const FIRST = 'basics-hello';
const NEXT = '/lesson/basics-you-and-me';
const COMPLETE = 'POST /api/lessons/complete';
const lesson = lessonOf(FIRST);
const open = () => openApp(`/lesson/${FIRST}`, { [COMPLETE]: paysLesson });
const LAST = lesson.questions.length - 1;

test('once the verdict is there, the bar goes on and Shqipe cheers or consoles', async () => {
  const { user } = open();
  const expectDone = (questions: number, mood: RegExp) =>
    waitFor(() => {
      const bar = screen.getByRole('progressbar', { name: 'Lesson progress' });
      expect(bar).toHaveAttribute('aria-valuenow', `${questions}`);
      expect(document.querySelector('main img')?.getAttribute('src')).toMatch(mood);
    });
  await expectDone(0, /happy/);
  await answer(user, lesson, 0);
  await expectDone(1, /cheering/);
  await goOn(user);
  await expectDone(1, /happy/);
  await answer(user, lesson, 1, false);
  await expectDone(2, /consoling/);
});

test('a mistake costs a heart, is explained, and the lesson pays seven tenths and no gems', async () => {
  const { server, user } = open();
  await answer(user, lesson, 0, false);
  const { correctAnswer, explanation = '' } = lesson.questions[0]!;
  const foot = document.querySelector<HTMLElement>('[data-foot] [role=status]')!;
  expect(within(foot).getByText(correctAnswer)).toBeVisible();
  expect(within(foot).getByText(saying(explanation))).toBeVisible();
  expect(screen.getByText(saying('4 hearts'))).toBeVisible();
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
  await goOn(user);
  await playOn(user, lesson, 1);
  const xp = Math.floor((lesson.xpReward * 7) / 10);
  await expectToast('Lesson completed!', `You earned ${xp} XP. Try again for a perfect score!`);
  const [made] = server.made(COMPLETE);
  expect(made?.body).toMatchObject({ perfect: false, xpEarned: xp, gemsEarned: 0 });
  expect(made?.body.answers).toHaveLength(lesson.questions.length);
  expect(made?.body.answers?.[0]).not.toBe(correctAnswer);
});

test('at no hearts the message comes and play goes on', async () => {
  playedUpTo(lesson, 4, 4);
  const { user } = open();
  await answer(user, lesson, 4, false);
  await expectToast('Out of hearts!', "You'll need to start this lesson over or buy more hearts.");
  const way = (name: string) => screen.getByRole('link', { name });
  expect(way('Refill in the Shop')).toHaveAttribute('href', '/shop');
  expect(way('Practise for a heart')).toHaveAttribute('href', '/practice');
  await goOn(user);
  await answer(user, lesson, 5, false);
  expect(screen.getByText(saying('0 hearts'))).toBeVisible();
});

test('an option can be changed until it is checked, and Check needs one', async () => {
  const { user } = open();
  const check = await screen.findByRole('button', { name: 'Check' });
  expect(check).toBeDisabled();
  const radios = screen.getAllByRole('radio');
  await user.click(radios[1]!);
  await user.click(radios[2]!);
  expect(radios[1]).not.toBeChecked();
  expect(radios[2]).toBeChecked();
  expect(check).toBeEnabled();
});

test('the keyboard alone plays a lesson: 1 to 4 choose, Enter checks and goes on', async () => {
  const { user } = open();
  for (const [at, question] of lesson.questions.entries()) {
    await questionNumber(at + 1, lesson);
    const options = await optionsOnScreen();
    await user.keyboard(String(options.indexOf(question.correctAnswer) + 1));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Correct' })).toBeVisible();
    // The focus waits on the button through the lock, and starts anew at the next question.
    const button = screen.getByRole('button', { name: /^(Continue|Complete)$/ });
    expect(button).toHaveFocus();
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    await user.keyboard('{Enter}');
    if (at < LAST) {
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    }
  }
  await expectToast('Perfect lesson!');
  await waitFor(() => expect(location.pathname).toBe(NEXT));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('a word of the phrase tells what it means, and closes by Escape and by a click beside it', async () => {
  playedUpTo(lesson, 1);
  const { user } = open();
  const { words } = lesson.questions[1]!;
  await questionNumber(2, lesson);
  const word = await screen.findByRole('button', { name: 'Qysh' });
  await user.click(word);
  const popover = await screen.findByRole('group', { name: 'What Qysh means' });
  await waitFor(() => expect(popover).toHaveTextContent(words.Qysh ?? ''));
  const listen = within(popover).getByRole('button', { name: 'Listen to Qysh' });
  expect(listen).toBeVisible();
  listen.focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(popover).not.toBeInTheDocument());
  expect(word).toHaveFocus();
  await user.click(word);
  const again = await screen.findByRole('group', { name: 'What Qysh means' });
  await user.click(await questionNumber(2, lesson));
  await waitFor(() => expect(again).not.toBeInTheDocument());
});

test('a word without a definition says that there is none', async () => {
  const { server, user } = open();
  server.changeCourse(/^unit-basics\./, (unit) => {
    const [first, ...questions] = unit.lessons[0]!.questions;
    const { Tung: _, ...words } = first!.words;
    const lesson = { ...unit.lessons[0], questions: [{ ...first, words }, ...questions] };
    return { ...unit, lessons: [lesson, ...unit.lessons.slice(1)] };
  });
  await user.click(await screen.findByRole('button', { name: 'Tung' }));
  expect(await screen.findByRole('group', { name: 'What Tung means' })).toHaveTextContent(
    'Definition not available',
  );
});

test('buttons rest for 300 ms after Check, and the next question comes 200 ms after Continue', async () => {
  open();
  const [first] = await screen.findAllByRole('radio');
  const button = screen.getByRole('button', { name: 'Check' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
    const number = (at: number) => screen.queryByText(saying(`${at} of ${LAST + 1}`));
    fireEvent.click(first!);
    fireEvent.click(button);
    expect(button).toHaveTextContent('Continue');
    pass(CHECK_LOCK_MS - 1);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.keyDown(document.body, { key: 'Enter' });
    pass(1);
    expect(button).toHaveAttribute('aria-disabled', 'false');
    expect(number(1)).toBeVisible();
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    pass(ADVANCE_LOCK_MS - 1);
    expect(number(1)).toBeVisible();
    pass(1);
    expect(number(2)).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

test('the phrase of a listening question stays hidden until Check', async () => {
  const at = lesson.questions.findIndex(({ kind }) => kind === 'listen');
  playedUpTo(lesson, at);
  const { user } = open();
  expect(await screen.findByText('Listen, then choose.')).toBeVisible();
  await answer(user, lesson, at);
  expect(screen.queryByText('Listen, then choose.')).toBeNull();
});

test('leaving and reloading lose nothing', async () => {
  const { server, user, reload } = open();
  const short = { ...lesson, questions: lesson.questions.slice(0, 5) };
  server.changeCourse(/^unit-basics\./, ({ lessons, ...unit }) => ({
    ...unit,
    lessons: [short, ...lessons.slice(1)],
  }));
  await answer(user, short, 0, false);
  await goOn(user);
  await answer(user, short, 1);
  reload();
  expect(await screen.findByRole('heading', { name: 'Correct' })).toBeVisible();
  await goOn(user);
  await questionNumber(3, short);
  await user.click(screen.getByRole('link', { name: 'Close' }));
  await waitFor(() => expect(location.pathname).toBe('/learn'));
  await user.click(await screen.findByRole('link', { name: /^Lesson 1: .*current$/ }));
  expect(await questionNumber(3, short)).toBeVisible();
  expect(screen.getByText(saying('4 hearts'))).toBeVisible();
  await playOn(user, short, 2);
  await expectToast('Lesson completed!');
  expect(server.made(COMPLETE).map(({ body }) => body)).toMatchObject([
    { unitId: 'basics', lessonId: FIRST, perfect: false },
  ]);
});

test('Complete pressed twice hands in once', async () => {
  playedUpTo(lesson, LAST);
  const { server, user } = open();
  await answer(user, lesson, LAST);
  const button = screen.getByRole('button', { name: 'Complete' });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  await user.dblClick(button);
  await expectToast('Perfect lesson!');
  await waitFor(() => expect(location.pathname).toBe(NEXT));
  expect(server.made(COMPLETE)).toHaveLength(1);
});

test('a server that fails at the end gives no message, and the lesson is kept on the device', async () => {
  playedUpTo(lesson, LAST);
  const { user } = openApp(`/lesson/${FIRST}`, {
    [COMPLETE]: new Refused(500),
    'POST /api/offline-progress/sync': new Refused(500),
  });
  await playOn(user, lesson, LAST);
  await waitFor(() => expect(location.pathname).toBe(NEXT));
  const toasts = within(screen.getByRole('region', { name: /^Notifications/ }));
  expect(toasts.queryAllByRole('listitem')).toEqual([]);
  const kept = await (await offlineDatabase()).getAll('offlineProgress');
  expect(kept).toMatchObject([{ lessonId: FIRST, syncStatus: 'pending', perfect: true }]);
});

test('an unknown lesson is Lesson not found, with a way back', async () => {
  const { user } = openApp('/lesson/no-such-lesson');
  expect(await screen.findByRole('heading', { name: 'Lesson not found' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to Learn' }));
  await waitFor(() => expect(location.pathname).toBe('/learn'));
});

test('a place in a lesson that is no longer there is Question not found', async () => {
  playedUpTo(lesson, lesson.questions.length);
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Question not found' })).toBeVisible();
  expect(sessionStorage.getItem(`lesson ${ARTA.id} ${FIRST}`)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back to Learn' }));
  await user.click(await screen.findByRole('link', { name: /^Lesson 1: .*current$/ }));
  expect(await questionNumber(1, lesson)).toBeVisible();
});
