import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { complete, keepItsEnd } from './device.ts';
import { expect, test } from './hajde.ts';
import { finishLesson, signUp } from './person.ts';
import { courseFile, lessonOf } from './play.ts';

test('what is on the screen stays when reading it anew fails', async ({ page }) => {
  const me = await signUp(page);
  await keepItsEnd(page, await lessonOf(page, 'basics-hello'), me);
  await page.goto('/learn');
  await expect(page.getByRole('heading', { name: 'Your Progress' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Lesson 1: .*current$/ }).click();
  await expect(complete(page)).toBeEnabled();
  await page.route('**/api/**', (route) => route.fulfill({ status: 500, body: '' }));
  await complete(page).click();
  await expect(page).toHaveURL('/lesson/basics-you-and-me');
  const failing = page.waitForResponse(/\/progress$/);
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page.getByRole('article', { name: 'Basics' })).toBeVisible();
  await (await failing).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('at 320 px no lesson overlaps another; on a wide screen the mountain stays beside the path, and the packs are one press away', async ({
  page,
}) => {
  await signUp(page);
  await page.setViewportSize({ width: 320, height: 640 });
  // An address with a slash at its end is the same.
  await page.goto('/learn/');
  await expect(page.getByRole('link', { name: 'Learn' })).toHaveAttribute('aria-current', 'page');
  const row = page.getByRole('article', { name: 'Basics' }).getByRole('listitem').locator('> *');
  await expect(row).toHaveCount(5);
  const boxes = await Promise.all((await row.all()).map((each) => each.boundingBox()));
  for (const [i, box] of boxes.entries()) {
    expect(box!.width).toBeGreaterThanOrEqual(44);
    const next = boxes[i + 1];
    if (next) expect(box!.x + box!.width).toBeLessThan(next.x);
  }

  await test.step('on a wide screen', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const mountain = page.getByRole('img', { name: /^Your climb/ });
    const last = page.getByRole('article').last();
    await expect(page.getByRole('article')).toHaveCount(35);
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(mountain).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: 'Offline Packs' }).click();
    await expect(page).toHaveURL('/offline-packs');
  });
});

test('a lesson says its name under a finger that stays, and then it is no tap', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    baseURL: server.url,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await signUp(page);
  await page.goto('/learn');
  const current = page.getByRole('link', { name: /^Lesson 1: .*current$/ });
  await expect(current).toBeInViewport({ ratio: 1 });
  const { x, y, width, height } = (await current.boundingBox())!;
  const finger = await context.newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(page.getByRole('tooltip')).toHaveText((await lessonOf(page, 'basics-hello')).title);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expect(page).toHaveURL('/learn');
  await current.tap();
  await expect(page).toHaveURL('/lesson/basics-hello');
  await context.close();
});

test('the path opens with the current lesson in sight, with finished units folded, and keeps its place on Back and when reloaded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const me = await signUp(page);
  const { units } = await courseFile(page, 'outline');
  const finished = units.slice(0, 4);
  for (const { id, lessons } of finished) {
    for (const lesson of lessons) await finishLesson(page, me, id, lesson.id);
  }
  const fifth = units[4]!;
  await page.goto('/learn');
  const current = page.getByRole('link', { name: /^Lesson 1: .*current$/ }).first();
  await expect(current).toHaveAttribute('href', `/lesson/${fifth.lessons[0]!.id}`);
  await expect(current).toBeInViewport({ ratio: 1 });

  const basics = page.getByRole('article', { name: 'Basics' });
  await expect(basics.getByRole('link', { name: /completed, play again$/ })).toHaveCount(5);

  const topOf = async (part: Locator) => Math.round((await part.boundingBox())!.y);
  const stands = (part: Locator, at: number, patience: { timeout?: number } = {}) =>
    expect.poll(async () => Math.abs((await topOf(part)) - at), patience).toBeLessThanOrEqual(2);
  const scrollTo = (part: Locator, at: number) =>
    // Again where something above was laid out only now.
    expect(async () => {
      await page.mouse.wheel(0, (await topOf(part)) - at);
      await stands(part, at, { timeout: 2_000 });
    }).toPass();
  await scrollTo(current, 240);
  const before = await topOf(current);
  await current.click();
  await expect(page.getByRole('button', { name: 'Check' })).toBeVisible();
  await page.goBack();
  await expect(current).toBeVisible();
  await stands(current, before);
  // Reloaded, too, where the server draws only the first units, and the page ends below them.
  const third = page.getByRole('article', { name: units[2]!.title });
  await scrollTo(third, -40);
  await page.reload();
  await expect(current).toBeAttached();
  await stands(third, -40);
  // By the tab it is opened anew, with the current lesson in sight.
  await page.getByRole('link', { name: 'Shop' }).click();
  await page.getByRole('link', { name: 'Learn' }).click();
  await expect(current).toBeInViewport({ ratio: 1 });
});
