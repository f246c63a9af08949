import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Answers, Refused } from './testing/given-server.ts';
import { openApp } from './testing/open-app.tsx';

const ANSWERS: Answers = {
  'GET /api/leaderboards/weekly_xp/current_week': [],
  'GET /api/leaderboards/streak/:period': [],
  'GET /api/users/:id/leaderboard/weekly_xp/:period': {
    rank: null,
    value: 0,
    asOf: new Date().toISOString(),
  },
  'GET /api/users/:id/pronunciation': [],
  'GET /api/language-packs': [],
  'GET /api/users/:id/language-packs': [],
  'POST /api/circles/invitation': new Refused(404),
};

test.each([
  { path: '/conversations', to: '/learn', tab: 'Learn' },
  { path: '/sounds', to: '/learn', tab: 'Learn' },
  { path: '/words', to: '/learn', tab: 'Learn' },
  { path: '/guide/basics', to: '/learn', tab: 'Learn' },
  { path: '/occasions', to: '/learn', tab: 'Learn' },
  { path: '/occasions/a-birth', to: '/occasions', tab: 'Learn' },
  { path: '/read', to: '/learn', tab: 'Learn' },
  { path: '/circles', to: '/profile', tab: 'Profile' },
  { path: '/circles/join', to: '/circles', tab: 'Profile' },
  { path: '/cultural-content', to: '/', tab: 'Home' },
  { path: '/pronunciation-practice', to: '/', tab: 'Home' },
  { path: '/offline-packs', to: '/profile', tab: 'Profile' },
])('$path, which is no tab, lights $tab and has a way back to $to', async ({ path, to, tab }) => {
  const { user } = openApp(path, ANSWERS);
  const back = await screen.findByRole('link', { name: 'Back' });
  const tabs = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  const lit = tabs.filter((link) => link.hasAttribute('aria-current'));
  expect(lit.map(({ textContent }) => textContent)).toEqual([tab]);
  expect(screen.getByRole('main')).toContainElement(back);
  await user.click(back);
  expect(location.pathname).toBe(to);
});

test.each(['/leaderboard', '/shop', '/cultural-content', '/pronunciation-practice', '/circles'])(
  '%s, which needs the network, says that there is none',
  async (path) => {
    openApp(path, ANSWERS);
    await screen.findAllByRole('heading', { level: 1 });
    const line = "You're offline. This screen needs a connection.";
    expect(screen.queryByText(line)).toBeNull();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(await screen.findByText(line)).toBeVisible();
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.queryByText(line)).toBeNull();
  },
);

test.each(['/no/such/page', '/SHOP', '/Learn', '/LESSON/basics-hello'])(
  '%s, unknown or in other letters than its own, is not found',
  async (path) => {
    openApp(path);
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  },
);
