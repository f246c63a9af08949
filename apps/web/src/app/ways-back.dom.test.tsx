import { act, screen } from '@testing-library/react';
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
  { path: '/conversations', to: '/learn' },
  { path: '/sounds', to: '/learn' },
  { path: '/words', to: '/learn' },
  { path: '/guide/basics', to: '/learn' },
  { path: '/occasions', to: '/learn' },
  { path: '/occasions/a-birth', to: '/occasions' },
  { path: '/read', to: '/learn' },
  { path: '/circles', to: '/profile' },
  { path: '/circles/join', to: '/circles' },
  { path: '/cultural-content', to: '/' },
  { path: '/pronunciation-practice', to: '/' },
  { path: '/offline-packs', to: '/profile' },
])('$path, which is no tab, has a way back to $to', async ({ path, to }) => {
  const { user } = openApp(path, ANSWERS);
  const back = await screen.findByRole('link', { name: 'Back' });
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
