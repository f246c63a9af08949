import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { achievements, completed } from '../../app/testing/newcomer.ts';
import { openApp } from '../../app/testing/open-app.tsx';
import { section } from '../../app/testing/parts-of-page.ts';
import { DESKTOP, setWindowSize } from '../../app/testing/window-size.ts';

test('from 1024 px up the dashboard stands beside Home, and each piece is shown once', async () => {
  openApp('/', {
    'GET /api/users/:id/progress': [completed('basics-hello')],
    'GET /api/users/:id/stats': {
      lessonsCompleted: 1,
      perfectLessons: 1,
      unitsCompleted: 0,
      longestStreak: 1,
    },
    'GET /api/users/:id/achievements': achievements(({ name }) =>
      ['First Steps', 'Perfect Score'].includes(name),
    ),
  });
  expect(await section('Cultural Badges')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Dashboard' })).toBeNull();

  act(() => setWindowSize({ width: 1024, height: 768 }));
  const dashboard = within(await screen.findByRole('region', { name: 'Dashboard' }));
  for (const title of ['Weekly Progress', 'Placement Test', 'Daily Goal', 'Level', 'Your Stats']) {
    expect(dashboard.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getAllByRole('heading', { name: title })).toHaveLength(1);
  }
  const stats = within(await section('Your Stats')).getAllByRole('definition');
  expect(stats.map(({ textContent }) => textContent)).toEqual(['1', '1', '0', '1', '2 of 21']);
  expect(screen.getAllByRole('link', { name: /^Continue Learning: / })).toHaveLength(1);
});

test('the dashboard is a skeleton until the last of its four reads has come', async () => {
  const held = Promise.withResolvers<ReturnType<typeof achievements>>();
  openApp('/', { 'GET /api/users/:id/achievements': () => held.promise }, { size: DESKTOP });
  expect(await screen.findByText('Loading your dashboard')).toBeInTheDocument();
  expect(await section('Cultural Badges')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Dashboard' })).toBeNull();
  held.resolve(achievements(() => false));
  expect(await screen.findByRole('region', { name: 'Dashboard' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Loading your dashboard')).toBeNull());
});
