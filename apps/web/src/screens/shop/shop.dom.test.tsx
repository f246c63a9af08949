import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectToast } from '../../app/testing/expect-toast.ts';
import { NO_ANSWER, Refused } from '../../app/testing/given-server.ts';
import { ARTA, course, learner } from '../../app/testing/newcomer.ts';
import { openApp } from '../../app/testing/open-app.tsx';
import { saying } from '../../app/testing/saying.ts';

const buy = (item: RegExp | string) => screen.findByRole('button', { name: item });
const itemId = (type: string) => course.shop.find((item) => item.type === type)!.id;

test('the shop shows the balance, three items with prices, and how to earn gems', async () => {
  openApp('/shop');
  expect(await screen.findByText(saying('100 gems'))).toBeVisible();
  for (const name of ['Heart Refill for 50', 'Streak Freeze for 100', 'Double XP for 150']) {
    expect(await buy(`Buy ${name} gems`)).toBeVisible();
  }
  expect(screen.getByRole('heading', { name: '5 of 5 hearts' })).toBeVisible();
  expect(screen.getByText(/Every lesson starts with 5 of its own/)).toBeVisible();
  const list = screen.getByRole('heading', { name: 'How to earn gems' }).parentElement!;
  for (const way of ['Perfect lessons', 'Finishing units', 'The daily streak', 'Achievements']) {
    expect(within(list).getByText(way)).toBeVisible();
  }
  const tooDear = await buy(/^Buy Double XP/);
  expect(tooDear).toBeDisabled();
  expect(tooDear).toHaveAccessibleDescription(
    "Insufficient gems You don't have enough gems for this purchase.",
  );
});

test('with full hearts a refill cannot be bought, and says why', async () => {
  openApp('/shop');
  const refill = await buy(/^Buy Heart Refill/);
  expect(refill).toBeDisabled();
  expect(refill).toHaveAccessibleDescription('You have all 5 hearts.');
  expect(screen.getByText('You have all 5 hearts.')).toBeVisible();
});

test('a heart refill fills the hearts that mistakes have cost', async () => {
  const { server, user } = openApp('/shop', {
    'GET /api/users/:id': learner({ hearts: 4, nextHeartAt: soon() }),
    'POST /api/shop/purchase': ({ body }) => {
      server.give({ 'GET /api/users/:id': learner({ gems: 50 }) });
      return { itemId: body.itemId, user: learner({ gems: 50 }), extras: [] };
    },
  });
  expect(await screen.findByRole('heading', { name: '4 of 5 hearts' })).toBeVisible();
  await user.click(await buy(/^Buy Heart Refill/));
  await expectToast('Purchase successful!', 'Your item has been added to your account.');
  expect(await screen.findByText('Hearts are full')).toBeVisible();
  expect(server.made('POST /api/shop/purchase').map(({ body }) => body)).toEqual([
    {
      userId: ARTA.id,
      itemId: itemId('heart_refill'),
      quantity: 1,
      purchaseId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
});

test('an answer that got lost does not make the next press buy a second time', async () => {
  const { server, user } = openApp('/shop', { 'POST /api/shop/purchase': NO_ANSWER });
  await user.click(await buy(/^Buy Streak Freeze/));
  await expectToast('Purchase failed');
  const held = learner({ gems: 0, streakFreezes: 1 });
  server.give({
    'GET /api/users/:id': held,
    'POST /api/shop/purchase': ({ body }) => ({ itemId: body.itemId, user: held, extras: [] }),
  });
  await user.click(await buy(/^Buy Streak Freeze/));
  await expectToast('Purchase successful!');
  expect(await screen.findByText('You have 1 of 2')).toBeVisible();
  const [first, second] = server.made('POST /api/shop/purchase');
  expect(first?.body.purchaseId).toBeDefined();
  // Under the same id the server sells once.
  expect(second?.body).toEqual(first?.body);
});

test('what the server refuses is said in its own words', async () => {
  const { user } = openApp('/shop', {
    'GET /api/users/:id': learner({ hearts: 4, nextHeartAt: soon() }),
    'POST /api/shop/purchase': new Refused(409, {
      message: 'Your hearts are already full.',
      code: 'hearts_full',
    }),
  });
  await user.click(await buy(/^Buy Heart Refill/));
  await expectToast('Purchase failed', 'Your hearts are already full.');
});

test('gems spent in another tab: the server refuses, and the new balance is shown', async () => {
  const { server, user } = openApp('/shop');
  expect(await screen.findByText(saying('100 gems'))).toBeVisible();
  const message = "You don't have enough gems for this purchase.";
  server.give({
    'GET /api/users/:id': learner({ gems: 0, streakFreezes: 1 }),
    'POST /api/shop/purchase': new Refused(402, { message, code: 'insufficient_gems' }),
  });
  await user.click(await buy(/^Buy Streak Freeze/));
  await expectToast('Purchase failed', message);
  expect(await screen.findByText(saying('0 gems'))).toBeVisible();
});

const soon = () => new Date(Date.now() + 20 * 60 * 1000).toISOString();
