import { expectAccessible } from './accessible.ts';
import { expect, test } from './hajde.ts';
import { ask, signUp } from './person.ts';
import { expectToast } from './toast.ts';

test('a purchase takes the gems once, also when pressed twice', async ({ page }) => {
  const me = await signUp(page);
  await page.goto('/shop');
  await expect(page.getByText('100 gems', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Buy Streak Freeze/ }).dblclick();
  await expectToast(page, 'Purchase successful!', 'Your item has been added to your account.');
  await expect(page.getByText('0 gems', { exact: true })).toBeVisible();
  await expect(page.getByText('You have 1 of 2')).toBeVisible();
  expect(await ask(page, me, 'GET /api/users/:id')).toMatchObject({ gems: 0, streakFreezes: 1 });
});
