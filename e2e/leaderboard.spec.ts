import { DAY_MS } from '@hajde/rules/days/days';
import { type Period, periodKey } from '@hajde/rules/days/periods';
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

  await test.step('empty boards are accessible too', async () => {
    await page.route('**/api/leaderboards/**', (route) => route.fulfill({ json: [] }));
    await page.goto('/leaderboard');
    await page.getByRole('tab', { name: 'Streak Rankings' }).click();
    await expect(page.getByText(/^No streak rankings available yet/)).toBeVisible();
    await expectAccessible(page);
  });
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
