import type { Page } from '@playwright/test';
import { atTheEndOf, complete } from './device.ts';
import { expect, test } from './hajde.ts';
import { ask, signUp } from './person.ts';
import { gotoPlain } from './plain-page.ts';
import { lessonOf } from './play.ts';
import { expectToast } from './toast.ts';

// What a service worker fetches would not be slowed down.
test.use({ serviceWorkers: 'block' });

const FIRST = 'basics-hello';

/** 3G as browsers' own tools imitate it. */
async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 560,
    downloadThroughput: (1_440 * 1000) / 8,
    uploadThroughput: (675 * 1000) / 8,
  });
}

test('on 3G, where no picture comes with the page, the shape of a screen comes first', async ({
  page,
}) => {
  await signUp(page);
  await slowDown(page);
  await gotoPlain(page, '/learn', { waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toBeAttached();
  await expect(page.getByRole('article', { name: 'Basics' })).toBeVisible();
  await Promise.all([
    page
      .getByRole('status')
      .filter({ hasText: /^Loading/ })
      .waitFor({ state: 'attached' }),
    page.getByRole('link', { name: /^Lesson 1: .*current$/ }).click(),
  ]);
  await expect(page.getByRole('button', { name: 'Check' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
});

test('on 3G a purchase pressed twice is paid once', async ({ page }) => {
  const me = await signUp(page);
  await page.goto('/shop');
  const buy = page.getByRole('button', { name: /^Buy Streak Freeze/ });
  await expect(buy).toBeEnabled();
  await slowDown(page);
  await buy.dblclick();
  await expectToast(page, 'Purchase successful!');
  expect(await ask(page, me, 'GET /api/users/:id')).toMatchObject({ gems: 0, streakFreezes: 1 });
});

test('on 3G a lesson completed twice and left at once is neither lost nor paid twice', async ({
  page,
}) => {
  const me = await signUp(page);
  const lesson = await lessonOf(page, FIRST);
  await atTheEndOf(page, lesson, me);
  await slowDown(page);
  const handedIn = page.waitForRequest('**/api/lessons/complete');
  await complete(page).dblclick();
  await handedIn;
  await page.getByRole('link', { name: 'Close' }).click();
  await expectToast(page, 'Perfect lesson!');
  await expect(
    page.getByRole('link', { name: /^Lesson 1: .*completed, play again$/ }),
  ).toBeVisible();
  await expect(page).toHaveURL('/learn');
  expect(await ask(page, me, 'GET /api/users/:id')).toMatchObject({
    xp: lesson.xpReward,
    gems: 100 + lesson.gemsReward,
  });
});
