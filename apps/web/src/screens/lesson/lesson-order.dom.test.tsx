import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ARTA, completed } from '../../app/testing/newcomer.ts';
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

const LESSON = 'basics-hello';
const lesson = lessonOf(LESSON);
const COMPLETE = 'POST /api/lessons/complete';

test('each play has its options in an order of its own, always the same four', async () => {
  const { reload } = openApp(`/lesson/${LESSON}`);
  const orders = new Set<string>();
  // The chance that ten plays agree is one in 24 to the ninth.
  for (let play = 0; play < 10 && orders.size < 2; play += 1) {
    sessionStorage.clear();
    reload();
    const options = await optionsOnScreen();
    expect(options.toSorted()).toEqual(lesson.questions[0]?.options.toSorted());
    orders.add(options.join());
  }
  expect(orders.size).toBe(2);
});

test('a reload in the middle of a lesson keeps the order', async () => {
  const { user, reload } = openApp(`/lesson/${LESSON}`);
  await answer(user, lesson, 0);
  await goOn(user);
  await questionNumber(2, lesson);
  const options = await optionsOnScreen();
  reload();
  await questionNumber(2, lesson);
  expect(await optionsOnScreen()).toEqual(options);
});

test('a lesson played again in the same tab is another play', async () => {
  const last = lesson.questions.length - 1;
  playedUpTo(lesson, last);
  const { server, user } = openApp(`/lesson/${LESSON}`, {
    [COMPLETE]: (made) => {
      server.give({ 'GET /api/users/:id/progress': [completed(LESSON)] });
      return paysLesson(made);
    },
  });
  const idOf = () =>
    JSON.parse(sessionStorage.getItem(`lesson ${ARTA.id} ${LESSON}`) ?? '{}').completionId;
  await questionNumber(last + 1, lesson);
  const first = idOf();
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  await playOn(user, lesson, last);
  await waitFor(() => expect(location.pathname).not.toBe(`/lesson/${LESSON}`));
  await user.click(await screen.findByRole('link', { name: 'Close' }));
  await user.click(await screen.findByRole('link', { name: /^Lesson 1: .*play again$/ }));
  await questionNumber(1, lesson);
  const second = idOf();
  expect(second).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).not.toBe(first);
});
