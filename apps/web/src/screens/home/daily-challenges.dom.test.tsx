import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, NO_ANSWER } from '../../app/testing/given-server.ts';
import { challenges, learner, weekTo } from '../../app/testing/newcomer.ts';
import { openApp } from '../../app/testing/open-app.tsx';
import { pageHeader, section, tab } from '../../app/testing/parts-of-page.ts';

const done = () => challenges().map((it) => ({ ...it, progress: it.goal, completed: true }));
const claimButtons = () => screen.queryAllByRole('button', { name: /^Claim / });

test('three challenges show how far they have come, and how many are done', async () => {
  openApp('/');
  const banner = within(await screen.findByRole('region', { name: 'Daily Challenges' }));
  expect(banner.getByText('0 of 3 done')).toBeVisible();
  expect(banner.getAllByRole('listitem')).toHaveLength(3);
  expect(banner.getAllByRole('progressbar')).toHaveLength(3);
});

test("a completed challenge is claimed once, also on a double click, and today's XP grows", async () => {
  const [first] = done();
  const { server, user } = openApp('/', { 'GET /api/daily-challenges': done(), ...paying(60) });
  expect(await screen.findByText('3 of 3 done')).toBeVisible();
  await user.dblClick(screen.getByRole('button', { name: `Claim ${first?.title}` }));
  const banner = within(screen.getByRole('region', { name: 'Daily Challenges' }));
  await waitFor(() => expect(banner.getByText('Claimed')).toHaveFocus());
  expect(server.made('POST /api/daily-challenges/:challengeId/claim')).toHaveLength(1);
  const goal = await section('Daily Goal');
  await waitFor(() => expect(goal).toHaveTextContent('60 / 50 XP'));
  expect(goal).toHaveTextContent('60 XP in total');
  expect(goal).toHaveTextContent('Goal reached');
  expect(screen.getByRole('progressbar', { name: 'Daily goal' })).toHaveAttribute(
    'aria-valuenow',
    '50',
  );
  expect(pageHeader()).toHaveTextContent('105 gems');
  expect(claimButtons()).toHaveLength(2);
});

test('a claim that fails says why, and can be tried again', async () => {
  const { server, user } = openApp('/', {
    'GET /api/daily-challenges': done(),
    'POST /api/daily-challenges/:challengeId/claim': NO_ANSWER,
  });
  const banner = await screen.findByRole('region', { name: 'Daily Challenges' });
  const row = () => within(within(banner).getAllByRole('listitem')[0]!);
  await user.click(row().getByRole('button', { name: /^Claim / }));
  expect(await row().findByRole('alert')).toHaveTextContent(
    /^We couldn't reach Hajde. Check your connection and try again.$/,
  );
  server.give(paying(60));
  await user.click(row().getByRole('button', { name: /^Claim / }));
  expect(await row().findByText('Claimed')).toBeVisible();
  expect(row().queryByRole('alert')).toBeNull();
});

test('the banner can be dismissed and stays away', async () => {
  const { user, reload } = openApp('/');
  const dismiss = await screen.findByRole('button', { name: 'Dismiss Daily Challenges' });
  await section('Placement Test');
  dismiss.focus();
  await user.keyboard('{Enter}');
  const banner = () => screen.queryByRole('region', { name: 'Daily Challenges' });
  expect(banner()).toBeNull();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Retake Test' })).toHaveFocus();
  reload();
  expect(await section('Weekly Progress')).toBeVisible();
  expect(banner()).toBeNull();
});

test('the Home tab has a dot while a challenge can be claimed, on every other screen too', async () => {
  const { server, user, reload } = openApp('/shop');
  await screen.findByRole('button', { name: /^Buy Heart Refill/ });
  expect(await tab('Home')).not.toHaveAccessibleDescription();
  server.give({ 'GET /api/daily-challenges': done(), ...paying(60) });
  reload();
  await waitFor(async () =>
    expect(await tab('Home')).toHaveAccessibleDescription('A reward to claim'),
  );
  await user.click(await tab('Home'));
  for (let left = 3; left > 0; left -= 1) {
    await waitFor(() => expect(claimButtons()).toHaveLength(left));
    await user.click(claimButtons()[0]!);
  }
  await waitFor(async () => expect(await tab('Home')).not.toHaveAccessibleDescription());
});

/** A server that pays each challenge once, with so much XP in all after it. */
function paying(xp: number): Answers {
  const today = done();
  const rich = learner({ xp, gems: 105 });
  let paid = false;
  return {
    'GET /api/daily-challenges': () => today,
    'POST /api/daily-challenges/:challengeId/claim': ({ params }) => {
      const challenge = today.find(({ id }) => id === params.challengeId)!;
      challenge.claimed = true;
      paid = true;
      return { challenge, user: rich, extras: [] };
    },
    'GET /api/users/:id': () => (paid ? rich : learner()),
    'GET /api/users/:id/weekly-progress': weekTo({ xp: [xp], streak: [1], accuracy: [100] }),
  };
}
