import type { Answer, Body } from '@hajde/contract/types';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type GivenServer, Refused } from '../../app/testing/given-server.ts';
import { ARTA, course, learner } from '../../app/testing/newcomer.ts';
import { openApp } from '../../app/testing/open-app.tsx';
import { saying } from '../../app/testing/saying.ts';
import { shownToast } from '../../ui/toast.ts';

const LOOKUP = 'GET /api/users/:id/placement-test';
const SUBMIT = 'POST /api/placement-test/submit';
const RESET = 'POST /api/users/:id/reset';
const DOWN = new Refused(503, { message: 'Down for a moment.', code: 'unavailable' });
const questions = course.placement;
const home = () => screen.findByRole('link', { name: 'Home' });
const learn = (user: UserEvent) => user.click(screen.getByRole('link', { name: 'Learn' }));
const numbered = (number: number) => screen.findByText(saying(`${number}/20`));
/** One that another test has shown and closed may still be there. */
const expectNoToast = () => expect(shownToast()?.open ?? false).toBe(false);

test('can be taken with the keyboard alone, and scores each difficulty by its points', async () => {
  const { server, user } = openApp('/', {
    [LOOKUP]: null,
    [SUBMIT]: (made) => takes(server, made),
  });
  for (const [at, { options, correctAnswer, difficulty }] of questions.entries()) {
    await numbered(at + 1);
    if (at > 0)
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    // Enter without an answer changes nothing.
    await user.keyboard('{Enter}');
    const right = options.indexOf(correctAnswer);
    const chosen = difficulty === 'advanced' ? (right + 1) % options.length : right;
    await user.keyboard(String(chosen + 1));
    expect(screen.getByRole('radio', { name: options[chosen]! })).toBeChecked();
    await user.keyboard('{Enter}');
  }
  expect(await screen.findByText(saying('24 out of 39 points'))).toBeVisible();
  expect(screen.getByText(saying('Your level: Intermediate'))).toBeVisible();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await home()).toBeVisible();
});

test('an answer can be changed, also after going on, and a reload keeps all of them', async () => {
  const { user, reload } = openApp('/', { [LOOKUP]: null });
  const [first, second] = questions;
  const choose = async (at: number) => user.click((await screen.findAllByRole('radio'))[at]!);
  await choose(0);
  await choose(2);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await numbered(2);
  await choose(1);
  reload();
  expect(await numbered(2)).toBeVisible();
  expect(screen.getByRole('radio', { name: second!.options[1]! })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Previous question' }));
  expect(await numbered(1)).toBeVisible();
  expect(screen.getByRole('radio', { name: first!.options[2]! })).toBeChecked();
});

test('a failed submit shows the result all the same and opens the app, and nothing is lost', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answeredUpToTheLast();
  const { server, user, reload } = openApp('/', { [LOOKUP]: null, [SUBMIT]: DOWN });
  await finish(user);
  expect(await screen.findByText(saying('39 out of 39 points'))).toBeVisible();
  await waitFor(() => expect(logged.mock.calls.flat().join()).toContain('could not be handed in'));
  expectNoToast();
  // Going on reads the learner again, and the server still knows of no test.
  const lookups = server.made(LOOKUP).length;
  await user.click(screen.getByRole('button', { name: 'Start Learning!' }));
  await home();
  await waitFor(() => expect(server.made(LOOKUP).length).toBeGreaterThan(lookups));
  await learn(user);
  expect(await screen.findByText(saying('Level 1 · Placement: Beginner'))).toBeVisible();

  server.give({ [SUBMIT]: (made) => takes(server, made) });
  reload();
  expect(await numbered(20)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  expect(await screen.findByText(saying('39 out of 39 points'))).toBeVisible();
  await waitFor(() => expect(server.made(SUBMIT).at(-1)?.body).toMatchObject({ score: 39 }));
});

test('a slow submit keeps nobody waiting, and its level arrives when it does', async () => {
  answeredUpToTheLast();
  const held = Promise.withResolvers<void>();
  const { server, user } = openApp('/', {
    [LOOKUP]: null,
    [SUBMIT]: async (made) => {
      await held.promise;
      return takes(server, made);
    },
  });
  await finish(user);
  await user.click(await screen.findByRole('button', { name: 'Start Learning!' }));
  await home();
  await learn(user);
  expect(await screen.findByText(saying('Level 1 · Placement: Beginner'))).toBeVisible();
  held.resolve();
  expect(await screen.findByText(saying('Level 1 · Placement: Advanced'))).toBeVisible();
});

for (const name of ['Skip Test', 'Skip Test & Start as Beginner']) {
  test(`${name} starts as a beginner`, async () => {
    const calls: string[] = [];
    const { server, user, reload } = openApp('/', {
      [LOOKUP]: null,
      [SUBMIT]: (made) => {
        calls.push('submit');
        return takes(server, made);
      },
      [RESET]: () => {
        calls.push('reset');
        return { ok: true };
      },
    });
    await user.dblClick(await screen.findByRole('button', { name }));
    expect(await home()).toBeVisible();
    expect(location.pathname).toBe('/');
    expect(server.made(SUBMIT).map(({ body }) => body)).toEqual([
      { userId: ARTA.id, score: 0, level: 'beginner', answers: [] },
    ]);
    expect(calls).toEqual(['submit', 'reset']);
    reload();
    expect(await home()).toBeVisible();
  });
}

test('a failed skip is silently ignored', async () => {
  const { user } = openApp('/', { [LOOKUP]: null, [SUBMIT]: DOWN });
  await user.click(await screen.findByRole('button', { name: 'Skip Test' }));
  expect(await home()).toBeVisible();
  expectNoToast();
});

test('taking it again replaces the result and returns to Home', async () => {
  answeredUpToTheLast();
  const { server, user } = openApp('/placement-test', { [SUBMIT]: (made) => takes(server, made) });
  await finish(user);
  expect(await screen.findByText(saying('Your level: Advanced'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start Learning!' }));
  expect(await home()).toBeVisible();
  expect(location.pathname).toBe('/');
  expect(server.made(SUBMIT).map(({ body }) => body)).toMatchObject([{ level: 'advanced' }]);
});

for (const [status, refused] of [
  ['503', DOWN],
  ['401', new Refused(401, { message: 'Please sign in.', code: 'not_signed_in' })],
] as const) {
  test(`a lookup that fails with ${status} lets the learner into the app, signed in and without a message`, async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    openApp('/', { [LOOKUP]: refused });
    expect(await home()).toBeVisible();
    expectNoToast();
    expect(localStorage.getItem('authToken')).toBe(ARTA.token);
  });
}

/** As the server does: the result is known from then on, and the learner has its level. */
function takes(
  server: GivenServer,
  { body: { score, level, answers } }: { body: Body<typeof SUBMIT> },
): Answer<typeof SUBMIT> {
  const result = { score, level, answers, takenAt: new Date().toISOString() };
  server.give({
    [LOOKUP]: result,
    'GET /api/users/:id': learner({ placementLevel: level }),
  });
  return { ...result, extras: [] };
}

/** The tab has kept a test in which everything is right, the last question chosen and not handed in. */
function answeredUpToTheLast(): void {
  const session = {
    at: questions.length - 1,
    questions: questions.length,
    answers: questions.map(({ correctAnswer }) => correctAnswer),
    finished: false,
  };
  const kept = { test: { courseVersion: course.version, questions }, session };
  sessionStorage.setItem(`placement ${ARTA.id}`, JSON.stringify(kept));
}

async function finish(user: UserEvent): Promise<void> {
  await numbered(20);
  await user.click(screen.getByRole('button', { name: 'Finish' }));
}
