import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, NO_ANSWER, Refused } from '../../app/testing/given-server.ts';
import { completed, learner } from '../../app/testing/newcomer.ts';
import { openApp } from '../../app/testing/open-app.tsx';
import { answer, lessonOf, paysLesson, playedUpTo, playOn } from '../../app/testing/playing.ts';
import { saying } from '../../app/testing/saying.ts';

const COMPLETE = 'POST /api/lessons/complete';
const first = lessonOf('basics-hello');
const next = lessonOf('basics-you-and-me');
const last = lessonOf('basics-coffee');
const OF = first.questions.length;
const ALL_BUT_THE_LAST = ['hello', 'you-and-me', 'what-is-this', 'where-from'].map((id) =>
  completed(`basics-${id}`),
);
/** A window in which all of it would push away what comes next. */
const LOW = { width: 390, height: 664 };
const card = () => screen.findByRole('region', { name: 'Lesson finished' });
const xpWithMistakes = (lesson: typeof first) => `+${Math.floor((lesson.xpReward * 7) / 10)} XP`;

/** Plays the last question of the first lesson, with two mistakes before it. */
async function finishFirst(answers: Answers = {}) {
  playedUpTo(first, OF - 1, 2);
  const opened = openApp(
    `/lesson/${first.id}`,
    { [COMPLETE]: paysLesson, ...answers },
    { size: LOW },
  );
  await playOn(opened.user, first, OF - 1);
  await waitFor(() => expect(location.pathname).toBe(`/lesson/${next.id}`));
  return opened;
}

/** The same with the last lesson of the unit. */
async function finishLast(mistakes: number, answers: Answers) {
  const at = last.questions.length - 1;
  playedUpTo(last, at, mistakes);
  const opened = openApp(`/lesson/${last.id}`, answers);
  await playOn(opened.user, last, at);
  await waitFor(() => expect(location.pathname).toBe('/learn'));
  return opened;
}

test('after a lesson the next one shows in one line what it brought, and all of it until the first Check', async () => {
  const { user } = await finishFirst({
    [COMPLETE]: (made) => ({
      ...paysLesson(made),
      extras: [{ kind: 'achievement', id: 'first-steps', name: 'First Steps', xp: 0, gems: 0 }],
    }),
  });
  const line = await screen.findByRole('button', { name: /^Finished: Hello!/ });
  expect(line).toHaveTextContent(`${OF - 2} of ${OF}`);
  await user.click(line);
  const shown = await card();
  expect(shown).toHaveTextContent(xpWithMistakes(first));
  expect(shown).toHaveTextContent(`${OF - 2} of ${OF} right`);
  expect(shown).toHaveTextContent('1-day streak');
  expect(within(shown).getByRole('link', { name: 'Fix your 2 mistakes' })).toHaveAttribute(
    'href',
    '/practice',
  );
  expect(within(shown).getByRole('region', { name: 'You also earned' })).toHaveTextContent(
    'First Steps',
  );
  await answer(user, next, 0);
  await waitFor(() => expect(shown).not.toBeInTheDocument());
});

test('what went wrong is one press away from the line', async () => {
  const { user } = await finishFirst();
  await user.click(await screen.findByRole('link', { name: '2 to fix' }));
  expect(location.pathname).toBe('/practice');
});

test('without a server the card says what the device knows, the finished unit too', async () => {
  await finishLast(1, {
    [COMPLETE]: NO_ANSWER,
    'POST /api/offline-progress/sync': new Refused(502),
    'GET /api/users/:id/progress': ALL_BUT_THE_LAST,
    'GET /api/users/:id': learner({ streak: 1 }),
  });
  const shown = await card();
  expect(shown).toHaveTextContent('Unit finished: Basics');
  expect(shown).toHaveTextContent(xpWithMistakes(last));
  expect(within(shown).getByRole('link', { name: 'Fix your mistake' })).toBeVisible();
  await waitFor(() => expect(shown).toHaveTextContent('1-day streak'));
});

test("a unit's last lesson is handed in though the read of the progress hangs", async () => {
  const { server } = await finishLast(0, {
    [COMPLETE]: paysLesson,
    'GET /api/users/:id/progress': () => new Promise(() => {}),
  });
  expect(server.made(COMPLETE).map(({ body }) => body.lessonId)).toEqual([last.id]);
  expect(await screen.findByText(saying(`Finished: ${last.title}`))).toBeVisible();
});
