import type { Body } from '@hajde/contract/types';
import { answerEar, startEarSession } from '@hajde/rules/play/ear-trainer';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type GivenServer, NO_ANSWER, Refused } from '../../app/testing/given-server.ts';
import { givenSpeaker } from '../../app/testing/given-speaker.ts';
import { ARTA, learner } from '../../app/testing/newcomer.ts';
import { openApp } from '../../app/testing/open-app.tsx';
import { contrastsOfCourse } from '../../app/testing/playing.ts';
import { saying } from '../../app/testing/saying.ts';

const ASKED = 20;
const COMPLETE = 'POST /api/users/:id/sounds/complete';
const contrasts = contrastsOfCourse();
const wordNumber = (at: number) => screen.findByText(saying(`Word ${at} of ${ASKED}`));

test('a reload goes on where the learner was', async () => {
  givenSpeaker();
  const { user, reload } = openApp('/sounds/l-ll');
  await wordNumber(1);
  await answerAndGoOn(user, 'Continue');
  await wordNumber(2);
  reload();
  expect(await wordNumber(2)).toBeVisible();
});

test('by keyboard: 1 and 2 answer, Space plays it again, Enter continues, after a mistake both are heard', async () => {
  const { played } = givenSpeaker();
  const { user } = openApp('/sounds/r-rr', { [COMPLETE]: paid });
  await wordNumber(1);
  await waitFor(() => expect(played).toHaveLength(1));
  await user.keyboard(' ');
  await waitFor(() => expect(played).toHaveLength(2));
  let wrong = 0;
  for (let at = 1; at <= ASKED; at += 1) {
    await wordNumber(at);
    const before = at === 1 ? 2 : played.length;
    await user.keyboard(at % 2 === 0 ? '1' : '2');
    const verdict = await screen.findByText(/^(Correct|Incorrect)$/);
    if (verdict.textContent === 'Incorrect') {
      wrong += 1;
      await waitFor(() => expect(played).toHaveLength(before + 2));
    } else expect(played).toHaveLength(before);
    await user.keyboard('{Enter}');
    if (at < ASKED) await waitFor(() => expect(played.length).toBeGreaterThan(before));
  }
  const share = Math.round((100 * (ASKED - wrong)) / ASKED);
  expect(await screen.findByRole('heading', { name: `${share}% right` })).toBeVisible();
});

test('a second session on a day says that it is paid already, and the pairs mixed up can be heard', async () => {
  const { played } = givenSpeaker();
  heardUpTo(ASKED - 1);
  const { server, user } = openApp('/sounds/l-ll', { [COMPLETE]: paid });
  await train(user, ASKED - 1);
  expect(await screen.findByText(saying(/You earned 5 XP\.$/))).toBeVisible();
  server.give({ [COMPLETE]: (made) => ({ ...paid(made), xpEarned: 0 }) });
  await user.click(screen.getByRole('button', { name: 'Train again' }));
  await train(user);
  expect(await screen.findByText(saying(/You've already earned today's 5 XP\.$/))).toBeVisible();
  const sent = server.made(COMPLETE).map(({ body }) => body);
  expect(new Set(sent.map(({ sessionId }) => sessionId)).size).toBe(2);
  const { right, wrong } = sent.at(-1)?.results[0] ?? { right: 0, wrong: 0 };
  expect(right + wrong).toBe(ASKED);
  const share = `${Math.round((100 * right) / ASKED)}% right`;
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(share);
  played.length = 0;
  await user.click(screen.getAllByRole('button', { name: /^Listen to .+ \/ / })[0]!);
  await waitFor(() => expect(played).toMatchObject([{ ended: true }, { ended: true }]));
});

test('a session that nobody answers is kept and handed in later', async () => {
  givenSpeaker();
  heardUpTo(ASKED - 1);
  const { server, user, reload } = openApp('/sounds/l-ll', { [COMPLETE]: NO_ANSWER });
  await train(user, ASKED - 1);
  expect(
    await screen.findByText(/The day's first session earns 5 XP once you're online/),
  ).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All sounds' }));
  expect(await screen.findByText('not yet synced')).toBeVisible();
  const [kept] = server.made(COMPLETE);
  server.give({
    [COMPLETE]: paid,
    'GET /api/users/:id/sounds': {
      results: [{ contrastId: 'l-ll', right: 12, wrong: 8, day: '2026-11-18' }],
      paidToday: true,
    },
  });
  reload();
  expect(await screen.findByText(/% right lately/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('not yet synced')).toBeNull());
  const sent = server.made(COMPLETE);
  expect(sent.length).toBeGreaterThan(1);
  // What was finished once is handed in under one key, whole.
  for (const { body } of sent) expect(body).toMatchObject({ sessionId: kept?.body.sessionId });
  expect(sent.at(-1)?.body.results.map(({ right, wrong }) => right + wrong)).toEqual([ASKED]);
});

test('a session that waits is told of where lessons are, and before logging out', async () => {
  keepAsOlderApps('l-ll', 1);
  const { user } = openApp('/learn', {
    [COMPLETE]: NO_ANSWER,
    'GET /api/users/:id/account': new Refused(503),
    'GET /api/users/:id/reminders': new Refused(503),
  });
  expect(
    await screen.findByRole('link', { name: '1 listening session not yet synced' }),
  ).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Profile' }));
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  const question = await screen.findByRole('dialog', {
    name: 'Log out before everything is synced?',
  });
  expect(question).toHaveTextContent('1 listening session is only on this device. It stays here');
});

test('a refused session is named with its reason until it is dismissed', async () => {
  const refusal = 'This was heard before your fresh start.';
  keepAsOlderApps('l-ll', 2, refusal);
  keepAsOlderApps('r-rr', 1, refusal);
  const { user, reload } = openApp('/sounds');
  const refused = async () =>
    within(await screen.findByRole('list', { name: 'Not counted' })).getAllByRole('listitem');
  expect((await refused()).map(({ textContent }) => textContent)).toEqual([
    `l and llNot counted: ${refusal}`,
    `r and rrNot counted: ${refusal}`,
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Dismiss l and ll' }));
  await waitFor(() => expect(screen.getByText('l and ll dismissed')).toHaveFocus());
  reload();
  expect((await refused()).map(({ textContent }) => textContent)).toEqual([
    `r and rrNot counted: ${refusal}`,
  ]);
});

test('a session is sent again after the time that the server names', async () => {
  keepAsOlderApps('l-ll', 1);
  const busy = new Refused(429, undefined, { 'retry-after': '1' });
  const { server } = openApp('/learn', { [COMPLETE]: busy });
  await waitFor(() => expect(handedIn(server)).toHaveLength(1));
  server.give({ [COMPLETE]: paid });
  // Without being told, it would wait for half a minute.
  await waitFor(() => expect(handedIn(server)).toEqual(['l-ll', 'l-ll']), { timeout: 20_000 });
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: '1 listening session not yet synced' })).toBeNull(),
  );
});

test('a session over which the server fails does not hold up the next one', async () => {
  keepAsOlderApps('l-ll', 2);
  keepAsOlderApps('r-rr', 1);
  const { server } = openApp('/learn', {
    [COMPLETE]: ({ body }) =>
      body.results[0]?.contrastId === 'l-ll' ? new Refused(500) : paid({ body }),
  });
  await waitFor(() => expect(handedIn(server)).toEqual(['l-ll', 'r-rr']));
  expect(
    await screen.findByRole('link', { name: '1 listening session not yet synced' }),
  ).toBeVisible();
});

test('a word whose sound cannot be loaded says so, and is heard once it can', async () => {
  const { played } = givenSpeaker();
  const { server, user } = openApp('/sounds/stress');
  server.breakCourse(/^speech-contrast-stress/);
  expect(await screen.findByText(/^We couldn't load the sound\./)).toBeVisible();
  server.breakCourse(null);
  await user.click(screen.getByRole('button', { name: 'Listen again' }));
  await waitFor(() => expect(played).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/^We couldn't load the sound\./)).toBeNull());
});

test('sounds that cannot be loaded say so, and can be asked for again', async () => {
  const { server, user } = openApp('/sounds');
  server.breakCourse(/^contrasts\./);
  expect(await screen.findByRole('heading', { name: "We couldn't load the sounds" })).toBeVisible();
  server.breakCourse(null);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'The 36 letters' })).toBeVisible();
});

test('a contrast that there is not', async () => {
  openApp('/sounds/nothing');
  expect(await screen.findByRole('heading', { name: 'Sounds not found' })).toBeVisible();
});

const paid = ({ body }: { body: Body<typeof COMPLETE> }) => ({
  sessionId: body.sessionId,
  xpEarned: 5,
  extras: [],
  xp: 5,
  gems: learner().gems,
});

/** On the device as apps before the one outbox kept it where nobody answered. */
function keepAsOlderApps(contrastId: string, minutesAgo: number, refusal?: string): void {
  const sessionId = crypto.randomUUID();
  const session = {
    sessionId,
    userId: ARTA.id,
    results: [{ contrastId, right: 15, wrong: 5 }],
    timeZone: 'UTC',
    completedAt: new Date(Date.now() - 60_000 * minutesAgo).toISOString(),
    ...(refusal !== undefined && { refusal }),
  };
  localStorage.setItem(`heard sounds ${ARTA.id} ${sessionId}`, JSON.stringify(session));
}

const handedIn = (server: GivenServer) =>
  server.made(COMPLETE).map(({ body }) => body.results[0]?.contrastId);

/** What the tab keeps of a session in which the first word was always chosen, up to this one. */
function heardUpTo(number: number): void {
  const contrast = contrasts.find(({ id }) => id === 'l-ll');
  const sessionId = crypto.randomUUID();
  let session = contrast && startEarSession(contrast, sessionId);
  for (let at = 1; at < number && contrast && session; at += 1) {
    session = answerEar(session, contrast, 0);
  }
  sessionStorage.setItem(
    `ear ${ARTA.id} l-ll`,
    JSON.stringify({ sessionId, session, chosen: null }),
  );
}

/** A session by mouse from this word on, always the first word. */
async function train(user: UserEvent, from = 1): Promise<void> {
  for (let at = from; at <= ASKED; at += 1) {
    await wordNumber(at);
    await answerAndGoOn(user, at < ASKED ? 'Continue' : 'Finish');
  }
}

async function answerAndGoOn(user: UserEvent, next: 'Continue' | 'Finish'): Promise<void> {
  const [first] = document.querySelectorAll('[data-verdict]');
  if (!first) throw new Error('No word is on the screen');
  await user.click(first);
  expect(await screen.findByText(/^(Correct|Incorrect)$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: next }));
}
