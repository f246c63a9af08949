import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refused } from '../../app/testing/given-server.ts';
import { badges } from '../../app/testing/newcomer.ts';
import { openApp } from '../../app/testing/open-app.tsx';
import { section } from '../../app/testing/parts-of-page.ts';

const openAll = async (user: ReturnType<typeof openApp>['user']) => {
  const card = within(await section('Cultural Badges'));
  await user.click(card.getByRole('button', { name: 'View All Badges' }));
  return screen.findByRole('dialog', { name: 'Cultural Badges' });
};

test('earned badges show their date, the others how far they have come', async () => {
  const { user } = openApp('/', {
    'GET /api/users/:id/badges': badges().map((badge) => {
      if (badge.name === 'Bread and Salt') {
        return { ...badge, progress: 3, earned: true, earnedAt: '2026-11-03T09:00:00Z' };
      }
      return badge.maxProgress === 5 ? { ...badge, progress: 2 } : badge;
    }),
  });
  const shown = within(await section('Cultural Badges')).getAllByRole('listitem');
  expect(shown).toHaveLength(3);
  expect(shown[0]).toHaveTextContent('Bread and Salt');
  expect(shown[0]).toHaveTextContent('Earned 3 Nov 2026');
  expect(shown[1]).toHaveTextContent('2/5 · 40%');

  const all = within(await openAll(user));
  expect(all.getAllByRole('listitem')).toHaveLength(8);
  expect(all.getByText('1 of 8 earned')).toBeVisible();
  const untouched = all
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.includes('Keeper of Besa'));
  expect(untouched).toHaveTextContent('Locked');
  expect(untouched).toHaveTextContent('0/6 · 0%');
});

test("where the learner's badges cannot be read all are shown, and where nothing can, the samples", async () => {
  const { server, user, reload } = openApp('/', {
    'GET /api/users/:id/badges': new Refused(503),
  });
  const card = await section('Cultural Badges');
  expect(within(card).getByRole('alert')).toHaveTextContent("We couldn't load your badges");
  expect(within(card).getAllByRole('listitem')).toHaveLength(2);
  expect(server.made('GET /api/badges')).toHaveLength(1);

  server.give({ 'GET /api/badges': new Refused(503) });
  reload();
  const dialog = within(await openAll(user));
  expect(dialog.getByText('0 of 8 earned')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  server.give({ 'GET /api/users/:id/badges': badges() });
  const again = await section('Cultural Badges');
  await user.click(within(again).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(within(again).queryByRole('alert')).toBeNull());
});
