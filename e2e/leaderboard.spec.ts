import { expectAccessible } from './accessible.ts';
import { expect, test } from './hajde.ts';
import { finishLesson, signUp } from './person.ts';

test('ranks by XP and by streak, in each period, with the learner marked', async ({ page }) => {
  const me = await signUp(page);
  await finishLesson(page, me, 'basics', 'basics-hello');
  await page.goto('/leaderboard');
  const position = page.getByRole('heading', { name: 'Your Position' }).locator('../..');
  await expect(position).toContainText(/#\d+/);
  await expect(position).toContainText('10 XP');
  for (const period of ['This Month', 'All Time', 'This Week']) {
    await page.getByRole('button', { name: period }).click();
    await expect(page.getByRole('button', { name: period })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const row = page.getByRole('listitem').filter({ hasText: me.username });
    await expect(row).toContainText('You');
    await expect(row).toContainText('10 XP');
    await expect(row).toContainText(me.username.slice(0, 2).toUpperCase());
  }
  await page.getByRole('tab', { name: 'XP Rankings' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Streak Rankings' })).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: me.username })).toContainText(
    '1 day streak',
  );
  await expectAccessible(page);
});

test('empty boards say how to get on them', async ({ page }) => {
  await signUp(page);
  await page.route('**/api/leaderboards/**', (route) => route.fulfill({ json: [] }));
  await page.goto('/leaderboard');
  await expect(
    page.getByText('No rankings available yet. Start learning to climb the leaderboard!'),
  ).toBeVisible();
  await expect(page.getByText('Not ranked yet')).toBeVisible();
  await page.getByRole('tab', { name: 'Streak Rankings' }).click();
  await expect(
    page.getByText('No streak rankings available yet. Build your streak to compete!'),
  ).toBeVisible();
  await expectAccessible(page);
});
