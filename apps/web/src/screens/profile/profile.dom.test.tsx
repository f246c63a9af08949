import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectToast } from '../../app/testing/expect-toast.ts';
import { Refused } from '../../app/testing/given-server.ts';
import { achievements, learner } from '../../app/testing/newcomer.ts';
import { openApp } from '../../app/testing/open-app.tsx';
import { section } from '../../app/testing/parts-of-page.ts';
import { saying } from '../../app/testing/saying.ts';

const button = (name: string) => screen.findByRole('button', { name });

test('shows who the learner is, what they have and what they have done', async () => {
  openApp('/profile', {
    'GET /api/users/:id': learner({ xp: 10, streak: 1 }),
    'GET /api/users/:id/stats': {
      lessonsCompleted: 3,
      perfectLessons: 2,
      unitsCompleted: 0,
      longestStreak: 1,
    },
    'GET /api/users/:id/achievements': achievements(({ name }) => name === 'First Steps'),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'arta' })).toBeVisible();
  expect(screen.getByText(saying('Level 1'))).toBeVisible();
  await section('Learning Stats');
  const stat = async (name: string) =>
    (await screen.findByText(name)).closest('div')?.querySelector('dd')?.textContent;
  expect(await stat('Lessons completed')).toBe('3');
  expect(await stat('Perfect lessons')).toBe('2');
  expect(await stat('Units completed')).toBe('0');
  expect(await stat('Longest streak')).toBe('1');
  const steps = (await screen.findByRole('heading', { name: 'First Steps' })).closest('li');
  expect(steps).toHaveTextContent('Earned');
});

test('stats and settings come first, then six achievements with their progress, and all when asked for', async () => {
  const { user } = openApp('/profile', {
    'GET /api/users/:id/achievements': achievements(
      ({ name }) => name === 'First Steps',
      ({ name }) => (name === 'Gem Collector' ? 0.5 : 0),
    ),
  });
  const card = within(await section('Achievements'));
  await section('Learning Stats');
  const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
  expect(headings.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    'Learning Stats',
    'Language Settings',
    'Achievements',
    'Testing & Debug',
  ]);
  expect(card.getByText('1 of 21 earned')).toBeVisible();
  expect(card.getAllByRole('listitem')).toHaveLength(6);
  const nearest = card.getAllByRole('progressbar')[0]?.closest('li');
  expect(nearest).toHaveTextContent('Gem Collector');
  const { progress, maxProgress } = achievements(
    () => false,
    () => 0.5,
  ).find(({ name }) => name === 'Gem Collector')!;
  expect(nearest).toHaveTextContent(`${progress}/${maxProgress}`);
  await user.click(card.getByRole('button', { name: 'Show all 21' }));
  const tiles = card.getAllByRole('listitem');
  expect(tiles).toHaveLength(21);
  // A picture of its own for each.
  expect(new Set(tiles.map((tile) => tile.querySelector('svg')?.innerHTML)).size).toBe(21);
  await user.click(card.getByRole('button', { name: 'Show fewer' }));
  expect(card.getAllByRole('listitem')).toHaveLength(6);
});

test('four achievements stand in when the server returns none', async () => {
  openApp('/profile', { 'GET /api/users/:id/achievements': [] });
  for (const name of ['First Steps', 'Perfect Score', 'Gem Collector', 'Streak Master']) {
    expect(await screen.findByRole('heading', { name })).toBeVisible();
  }
});

test('Retake Placement Test resets the result, Go to Placement Test does not', async () => {
  const { server, user } = openApp('/profile', {
    'POST /api/users/:id/placement-test/reset': { ok: true },
  });
  const resets = () => server.made('POST /api/users/:id/placement-test/reset').length;
  await user.click(await button('Go to Placement Test'));
  expect(location.pathname).toBe('/placement-test');
  expect(resets()).toBe(0);
  history.back();
  await user.click(await button('Retake Placement Test'));
  await expectToast('Placement test reset', 'You can now retake the placement test.');
  expect(location.pathname).toBe('/placement-test');
  expect(resets()).toBe(1);
});

test.each([
  ['Retake Placement Test', 'Failed to reset placement test.'],
  ['Logout', 'Failed to logout.'],
  ['Fresh Start (Reset All Progress)', 'Failed to reset progress.'],
])('%s, where the server fails, says: %s', async (name, text) => {
  const { user } = openApp('/profile', {
    'POST /api/users/:id/placement-test/reset': new Refused(500),
    'POST /api/auth/logout': new Refused(500),
    'POST /api/users/:id/fresh-start': new Refused(500),
  });
  await user.click(await button(name));
  if (name.startsWith('Fresh')) await user.click(await button('Delete my progress'));
  await expectToast('Error', text);
  expect(location.pathname).toBe('/profile');
});

test('a fresh start that is cancelled asks nothing of the server', async () => {
  const { server, user } = openApp('/profile', { 'POST /api/users/:id/fresh-start': { ok: true } });
  await user.click(await button('Fresh Start (Reset All Progress)'));
  const dialog = await screen.findByRole('dialog', { name: 'Start all over?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.made('POST /api/users/:id/fresh-start')).toEqual([]);
});
