import { DAY_MS } from '@hajde/rules/days';
import { type Period, periodKey } from '@hajde/rules/periods';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './hajde.ts';
import { madeDaysAgo } from './older-account.ts';
import { ask, finishLesson, type Person, signUp } from './person.ts';

const PERIOD_NAMES = [
  ['This Month', 'current_month'],
  ['All Time', 'all_time'],
  ['This Week', 'current_week'],
] as const;

// In days ago. Early in a month, last week is another month too: what is expected is counted.
const LAST_WEEK = 7;
const LAST_MONTH = 31;

test('ranks by XP and by streak, in each period, with the learner marked', async ({
  page,
  server,
}) => {
  const me = await signUp(page);
  await madeDaysAgo(server.dataDir, me, LAST_MONTH + 1);
  await finishLesson(page, me, 'basics', 'basics-hello');
  await finishDaysAgo(page, me, 'basics-you-and-me', LAST_WEEK);
  await finishDaysAgo(page, me, 'basics-what-is-this', LAST_MONTH);
  await page.goto('/leaderboard');
  const position = page.getByRole('heading', { name: 'Your Position' }).locator('../..');
  await expect(position).toContainText(/#\d+/);
  for (const [name, period] of PERIOD_NAMES) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    const xp = `${10 * lessonsIn(period)} XP`;
    await expect(position.getByText(xp, { exact: true })).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: me.username });
    await expect(row).toContainText('You');
    await expect(row.getByText(xp, { exact: true })).toBeVisible();
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

test('a position that cannot be read is not told as no position', async ({ page }) => {
  await signUp(page);
  await page.route('**/leaderboard/weekly_xp/**', (route) =>
    route.fulfill({ status: 503, body: '' }),
  );
  await page.goto('/leaderboard');
  const failed = page.getByRole('alert');
  await expect(failed).toContainText('Your position could not be loaded');
  await page.unroute('**/leaderboard/weekly_xp/**');
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Your Position' })).toBeVisible();
});

/** As if it had been learnt offline then. */
async function finishDaysAgo(page: Page, me: Person, lessonId: string, days: number) {
  await ask(page, me, 'POST /api/offline-progress/sync', {
    body: {
      userId: me.id,
      unitId: 'basics',
      lessonId,
      perfect: true,
      savedAt: daysAgo(days).toISOString(),
    },
  });
}

function lessonsIn(period: Period): number {
  const now = periodKey(period, new Date());
  return [0, LAST_WEEK, LAST_MONTH].filter((days) => periodKey(period, daysAgo(days)) === now)
    .length;
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
