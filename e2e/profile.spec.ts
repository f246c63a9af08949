import { expectAccessible } from './accessible.ts';
import { expect, test } from './hajde.ts';
import { ask, finishLesson, signUp } from './person.ts';
import { expectToast } from './toast.ts';

test('shows who the learner is, what they have and what they have done', async ({ page }) => {
  const me = await signUp(page);
  await finishLesson(page, me, 'basics', 'basics-hello');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: me.username })).toBeVisible();
  await expect(page.getByText('Level 1')).toBeVisible();
  const stat = (name: string) =>
    page.getByRole('term').filter({ hasText: name }).locator('..').getByRole('definition');
  await expect(stat('Lessons completed')).toHaveText('1');
  await expect(stat('Perfect lessons')).toHaveText('1');
  await expect(stat('Units completed')).toHaveText('0');
  await expect(stat('Longest streak')).toHaveText('1');
  const steps = page.getByRole('listitem').filter({ hasText: 'First Steps' });
  await expect(steps).toContainText('Earned');
  await expectAccessible(page);
});

test('stats and settings come first, then six achievements with their progress, and all when asked for', async ({
  page,
}) => {
  const me = await signUp(page);
  await finishLesson(page, me, 'basics', 'basics-hello');
  await page.goto('/profile');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.nth(2)).toHaveText('Achievements');
  expect((await headings.allTextContents()).slice(0, 4)).toEqual([
    'Learning Stats',
    'Language Settings',
    'Achievements',
    'Testing & Debug',
  ]);
  const card = page.locator('section').filter({ has: page.getByText('of 21 earned') });
  await expect(card.getByRole('listitem')).toHaveCount(6);
  const near = card
    .getByRole('listitem')
    .filter({ has: page.getByRole('progressbar') })
    .first();
  const { progress, maxProgress } = (await ask(page, me, 'GET /api/users/:id/achievements'))
    .filter(({ earned }) => !earned)
    .toSorted((a, b) => b.progress! / b.maxProgress! - a.progress! / a.maxProgress!)[0]!;
  await expect(near).toContainText(`${progress}/${maxProgress}`);
  await card.getByRole('button', { name: 'Show all 21' }).click();
  await expect(card.getByRole('listitem')).toHaveCount(21);
  // A picture of its own for each.
  const pictures = await card
    .getByRole('listitem')
    .evaluateAll((tiles) => tiles.map((tile) => tile.querySelector('svg')?.innerHTML));
  expect(new Set(pictures).size).toBe(21);
  await card.getByRole('button', { name: 'Show fewer' }).click();
  await expect(card.getByRole('listitem')).toHaveCount(6);
});

test('four achievements stand in when the server returns none', async ({ page }) => {
  await signUp(page);
  await page.route('**/achievements', (route) => route.fulfill({ json: [] }));
  await page.goto('/profile');
  for (const name of ['First Steps', 'Perfect Score', 'Gem Collector', 'Streak Master']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
});

test('the switches are on, can be turned off, and are on again at the next visit', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/profile');
  const switches = ['Audio', 'Speaking Practice', 'Daily Reminder'];
  for (const name of switches) {
    const control = page.getByRole('switch', { name });
    await expect(control).toBeChecked();
    await control.click();
    await expect(control).not.toBeChecked();
  }
  await page.reload();
  for (const name of switches) await expect(page.getByRole('switch', { name })).toBeChecked();
});

test('Fresh Start asks first, then wipes everything and says so', async ({ page }) => {
  const me = await signUp(page);
  await finishLesson(page, me, 'basics', 'basics-hello');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Fresh Start (Reset All Progress)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start all over?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect((await ask(page, me, 'GET /api/users/:id')).xp).toBe(10);
  await page.getByRole('button', { name: 'Fresh Start (Reset All Progress)' }).click();
  await page.getByRole('button', { name: 'Delete my progress' }).click();
  await expectToast(
    page,
    'Fresh start complete',
    'Your progress has been reset. Welcome back to the beginning!',
  );
  await expect(page).toHaveURL('/');
  expect((await ask(page, me, 'GET /api/users/:id')).xp).toBe(0);
});

test('Retake Placement Test resets the result, Go to Placement Test does not', async ({ page }) => {
  const me = await signUp(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Go to Placement Test' }).click();
  await expect(page).toHaveURL('/placement-test');
  expect(await ask(page, me, 'GET /api/users/:id/placement-test')).not.toBeNull();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Retake Placement Test' }).click();
  await expectToast(page, 'Placement test reset', 'You can now retake the placement test.');
  await expect(page).toHaveURL('/placement-test');
  expect(await ask(page, me, 'GET /api/users/:id/placement-test')).toBeNull();
});

test('Logout clears what was stored and says so', async ({ page, context }) => {
  await signUp(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, 'Logged out', 'You have been logged out successfully.');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.authToken, localStorage.userId])).toEqual([
    undefined,
    undefined,
  ]);
  expect(await context.cookies()).toEqual([]);
});

test.describe('a failing server', () => {
  for (const [button, call, text] of [
    ['Retake Placement Test', '**/placement-test/reset', 'Failed to reset placement test.'],
    ['Logout', '**/api/auth/logout', 'Failed to logout.'],
    ['Fresh Start (Reset All Progress)', '**/fresh-start', 'Failed to reset progress.'],
  ] as const) {
    test(`says: ${text}`, async ({ page }) => {
      await signUp(page);
      await page.route(call, (route) => route.fulfill({ status: 500, body: '' }));
      await page.goto('/profile');
      await page.getByRole('button', { name: button }).click();
      if (button.startsWith('Fresh')) {
        await page.getByRole('button', { name: 'Delete my progress' }).click();
      }
      await expectToast(page, 'Error', text);
      await expect(page).toHaveURL('/profile');
    });
  }
});
