import { DAY_MS } from '@hajde/rules/days/days';
import { atTheEndOf, complete } from './device.ts';
import { greetingOf } from './greeting.ts';
import { expect, test } from './hajde.ts';
import { ask, signUp } from './person.ts';
import { lessonOf } from './play.ts';

const FIRST = 'basics-hello';

test.describe('a device whose clock is 20 days slow', () => {
  test('loses no day and no board: its lesson counts for now', async ({ page }) => {
    const me = await signUp(page);
    await page.clock.setSystemTime(Date.now() - 20 * DAY_MS);
    const lesson = await lessonOf(page, FIRST);
    await atTheEndOf(page, lesson, me);
    const answered = page.waitForResponse('**/api/lessons/complete');
    await complete(page).click();
    expect((await answered).status()).toBe(200);
    expect(await ask(page, me, 'GET /api/users/:id')).toMatchObject({ streak: 1 });
    const place = await ask(page, me, 'GET /api/users/:id/leaderboard/weekly_xp/:period', {
      params: { period: 'current_week' },
    });
    expect(place.value).toBe(lesson.xpReward);
  });
});

test.describe('a browser that does not know its time zone', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      if ('Temporal' in globalThis) Temporal.Now.timeZoneId = () => 'Etc/Unknown';
      const { resolvedOptions } = Intl.DateTimeFormat.prototype;
      Intl.DateTimeFormat.prototype.resolvedOptions = function unknown(...args) {
        return { ...resolvedOptions.apply(this, args), timeZone: 'Etc/Unknown' };
      };
    });
  });

  test('shows Home and hands lessons in, by the days of UTC', async ({ page }) => {
    const me = await signUp(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: greetingOf(me.username) })).toBeVisible();
    const lesson = await lessonOf(page, FIRST);
    await atTheEndOf(page, lesson, me);
    const sent = page.waitForRequest('**/api/lessons/complete');
    await complete(page).click();
    expect((await sent).headers()['x-time-zone']).toBe('UTC');
    await expect
      .poll(async () => (await ask(page, me, 'GET /api/users/:id')).xp)
      .toBe(lesson.xpReward);
  });
});
