import { expectAccessible } from './accessible.ts';
import { expect, test } from './hajde.ts';
import { heartsFilledElsewhere } from './hearts.ts';
import { ask, finishLesson, signUp } from './person.ts';
import { expectToast } from './toast.ts';

test('the shop shows the balance, three items with prices, and how to earn gems', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/shop');
  await expect(page.getByText('100 gems', { exact: true })).toBeVisible();
  for (const name of ['Heart Refill for 50', 'Streak Freeze for 100', 'Double XP for 150']) {
    await expect(page.getByRole('button', { name: `Buy ${name} gems` })).toBeVisible();
  }
  const list = page.getByRole('heading', { name: 'How to earn gems' }).locator('..');
  for (const way of ['Perfect lessons', 'Finishing units', 'The daily streak', 'Achievements']) {
    await expect(list.getByText(way)).toBeVisible();
  }
  const tooDear = page.getByRole('button', { name: /^Buy Double XP/ });
  await expect(tooDear).toBeDisabled();
  await expect(tooDear).toHaveAccessibleDescription(
    "Insufficient gems You don't have enough gems for this purchase.",
  );
  await expectAccessible(page);
});

test('a purchase takes the gems once, also when pressed twice', async ({ page }) => {
  const me = await signUp(page);
  await page.goto('/shop');
  await page.getByRole('button', { name: /^Buy Streak Freeze/ }).dblclick();
  await expectToast(page, 'Purchase successful!', 'Your item has been added to your account.');
  await expect(page.getByText('0 gems', { exact: true })).toBeVisible();
  await expect(page.getByText('1 of 2 held')).toBeVisible();
  expect(await ask(page, me, 'GET /api/users/:id')).toMatchObject({ gems: 0, streakFreezes: 1 });
});

test('an answer that got lost does not make the next press buy a second time', async ({ page }) => {
  const me = await signUp(page);
  await page.goto('/shop');
  const buy = page.getByRole('button', { name: /^Buy Streak Freeze/ });
  await expect(buy).toBeEnabled();
  // The purchase arrives, but the network is gone before anything comes back.
  await page.route('**/api/**', async (route) => {
    if (route.request().url().endsWith('/api/shop/purchase')) await route.fetch();
    await route.abort();
  });
  await buy.click();
  await expectToast(page, 'Purchase failed');
  await expect(buy).toBeEnabled();
  await page.unroute('**/api/**');
  await buy.click();
  await expectToast(page, 'Purchase successful!');
  expect(await ask(page, me, 'GET /api/users/:id')).toMatchObject({ gems: 0, streakFreezes: 1 });
});

test('what the server refuses is said in its own words', async ({ page }) => {
  await heartsFilledElsewhere(page);
  await page.getByRole('button', { name: /^Buy Heart Refill/ }).click();
  await expectToast(page, 'Purchase failed', 'Your hearts are already full.');
});

test('with full hearts a refill cannot be bought, and says why', async ({ page }) => {
  await signUp(page);
  await page.goto('/shop');
  const refill = page.getByRole('button', { name: /^Buy Heart Refill/ });
  await expect(refill).toBeDisabled();
  await expect(refill).toHaveAccessibleDescription('You have all 5 hearts.');
  await expect(page.getByText('You have all 5 hearts.')).toBeVisible();
});

test('a heart refill fills the hearts that mistakes have cost', async ({ page }) => {
  const me = await signUp(page);
  await finishLesson(page, me, 'basics', 'basics-hello', false);
  await page.goto('/shop');
  await expect(page.getByText('4 of 5 hearts')).toBeVisible();
  await page.getByRole('button', { name: /^Buy Heart Refill/ }).click();
  await expectToast(page, 'Purchase successful!');
  await expect(page.getByText('Hearts are full')).toBeVisible();
});

test('gems spent in another tab: the server refuses, and the new balance is shown', async ({
  page,
}) => {
  const me = await signUp(page);
  await page.goto('/shop');
  await expect(page.getByText('100 gems', { exact: true })).toBeVisible();
  await ask(page, me, 'POST /api/shop/purchase', {
    body: { userId: me.id, itemId: (await freeze(page)).id, quantity: 1 },
  });
  await page.getByRole('button', { name: /^Buy Streak Freeze/ }).click();
  await expectToast(page, 'Purchase failed', "You don't have enough gems for this purchase.");
  await expect(page.getByText('0 gems', { exact: true })).toBeVisible();
});

async function freeze(page: import('@playwright/test').Page) {
  const items = await (await page.request.get('/api/shop/items')).json();
  return items.find(({ type }: { type: string }) => type === 'streak_freeze');
}
