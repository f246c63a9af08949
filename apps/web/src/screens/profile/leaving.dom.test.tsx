import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectToast } from '../../app/testing/expect-toast.ts';
import { type Answers, Refused } from '../../app/testing/given-server.ts';
import { ARTA } from '../../app/testing/newcomer.ts';
import { openApp } from '../../app/testing/open-app.tsx';
import { keepLesson } from '../../outbox/keep-lesson.ts';
import { keptOf } from '../../outbox/outbox.ts';

/** Nothing can be handed in. */
const AWAY: Answers = { 'POST /api/offline-progress/sync': new Refused(502) };

const leaveLessonWaiting = () =>
  keepLesson(
    {
      userId: ARTA.id,
      lessonId: 'basics-hello',
      unitId: 'basics',
      perfect: true,
      xpEarned: 10,
      gemsEarned: 5,
      completionId: '7d0b3c52-5a86-4b2e-8c4b-1c7a0c7d7c55',
      answers: [],
      completedAt: new Date().toISOString(),
    },
    0,
  );

test('Logout asks about a lesson that waits, however early it is pressed', async () => {
  await leaveLessonWaiting();
  const seen = new MutationObserver(() => {
    const buttons = [...document.querySelectorAll('button')];
    const logout = buttons.find(({ textContent }) => textContent?.startsWith('Logout'));
    if (!logout) return;
    seen.disconnect();
    logout.click();
  });
  seen.observe(document, { childList: true, subtree: true });
  openApp('/profile', AWAY);
  const question = await screen.findByRole('dialog', {
    name: 'Log out before everything is synced?',
  });
  expect(question).toHaveTextContent('1 lesson is only on this device.');
});

test('a fresh start clears the lessons that wait, once the server agreed and not before', async () => {
  await leaveLessonWaiting();
  const { server, user } = openApp('/profile', {
    ...AWAY,
    'POST /api/users/:id/fresh-start': new Refused(502),
  });
  const start = async () => {
    await user.click(
      await screen.findByRole('button', { name: 'Fresh Start (Reset All Progress)' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Delete my progress' }));
  };
  await start();
  await expectToast('Error', 'Failed to reset progress.');
  expect(await keptOf(ARTA.id)).toHaveLength(1);

  server.give({ 'POST /api/users/:id/fresh-start': { ok: true } });
  await start();
  await expectToast('Fresh start complete');
  await waitFor(async () => expect(await keptOf(ARTA.id)).toEqual([]));
});
