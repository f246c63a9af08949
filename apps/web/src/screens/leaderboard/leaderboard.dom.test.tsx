import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refused } from '../../app/testing/given-server.ts';
import { openApp } from '../../app/testing/open-app.tsx';

const EMPTY = {
  'GET /api/leaderboards/weekly_xp/current_week': [],
  'GET /api/leaderboards/streak/:period': [],
  'GET /api/users/:id/leaderboard/weekly_xp/:period': {
    rank: null,
    value: 0,
    asOf: new Date().toISOString(),
  },
};

test('empty boards say how to get on them', async () => {
  const { user } = openApp('/leaderboard', EMPTY);
  expect(
    await screen.findByText('No rankings available yet. Start learning to climb the leaderboard!'),
  ).toBeVisible();
  expect(await screen.findByText('Not ranked yet')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Streak Rankings' }));
  expect(
    await screen.findByText('No streak rankings available yet. Build your streak to compete!'),
  ).toBeVisible();
});

test('a position that cannot be read is not told as no position', async () => {
  const { server, user } = openApp('/leaderboard', {
    ...EMPTY,
    'GET /api/users/:id/leaderboard/weekly_xp/:period': new Refused(503),
  });
  const failed = await screen.findByRole('alert');
  expect(failed).toHaveTextContent("We couldn't load your position");
  expect(screen.queryByText('Not ranked yet')).toBeNull();
  server.give(EMPTY);
  await user.click(within(failed).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Your Position' })).toBeVisible();
});
