import {
  TOAST_CLOSES_AFTER_MS,
  TOAST_MAX_WIDTH_PX,
  TOAST_SWIPE_THRESHOLD_PX,
} from '@hajde/rules/toasts';
import type { Page } from '@playwright/test';
import { expect, test } from './hajde.ts';
import { heartsFilledElsewhere } from './hearts.ts';
import { finishLesson, type Person } from './person.ts';
import { courseFile } from './play.ts';
import { expectToast } from './toast.ts';

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const toasts = (page: Page) => region(page).getByRole('listitem');

/** A refill of hearts that are full again is refused, which a toast says. */
async function causeToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Buy Heart Refill/ }).click();
}

test('there is one toast at a time: the next takes the place of the last', async ({ page }) => {
  await heartsFilledElsewhere(page, (me) => earnAFreeze(page, me));
  await causeToast(page);
  await expectToast(page, 'Purchase failed', 'Your hearts are already full.');
  await page.getByRole('button', { name: /^Buy Streak Freeze/ }).click();
  await expectToast(page, 'Purchase successful!', 'Your item has been added to your account.');
  await expect(toasts(page).getByText('Purchase failed')).toHaveCount(0);
});

test('a toast closes by itself after five seconds', async ({ page }) => {
  await page.clock.install();
  await heartsFilledElsewhere(page);
  await expect(page.getByRole('button', { name: /^Buy Heart Refill/ })).toBeEnabled();
  // Not so far ahead that the lost heart would be back.
  await page.clock.pauseAt(new Date(Date.now() + 2 * 60 * 1000));
  await causeToast(page);
  await expectToast(page, 'Purchase failed');
  await page.clock.runFor(TOAST_CLOSES_AFTER_MS - 1);
  await expectToast(page, 'Purchase failed');
  await page.clock.runFor(1);
  await expect(toasts(page)).toHaveCount(0);
});

test('a swipe of less than 50 pixels leaves the toast, and one of more takes it away', async ({
  page,
}) => {
  await heartsFilledElsewhere(page);
  await causeToast(page);
  await expectToast(page, 'Purchase failed');
  await swipe(page, TOAST_SWIPE_THRESHOLD_PX - 10);
  await expectToast(page, 'Purchase failed');
  await swipe(page, TOAST_SWIPE_THRESHOLD_PX + 10);
  await expect(toasts(page)).toHaveCount(0);
});

test('F8 leads to the toasts, and from there the keyboard closes one', async ({ page }) => {
  await heartsFilledElsewhere(page);
  await causeToast(page);
  await expectToast(page, 'Purchase failed');
  await page.keyboard.press('F8');
  await expect(region(page).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toasts(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toasts(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(0);
});

test('a toast is at most 420 pixels wide, and no wider than the screen', async ({ page }) => {
  await heartsFilledElsewhere(page);
  await causeToast(page);
  await expectToast(page, 'Purchase failed');
  const place = region(page).getByRole('list');
  await expect.poll(async () => (await place.boundingBox())?.width).toBe(TOAST_MAX_WIDTH_PX);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(async () => (await place.boundingBox())?.width).toBe(320);
  const close = await toasts(page).getByRole('button', { name: 'Close' }).boundingBox();
  expect((close?.x ?? 0) + (close?.width ?? 0)).toBeLessThanOrEqual(320);
});

/** Two units without a mistake pay for a freeze beside the refill. */
async function earnAFreeze(page: Page, me: Person): Promise<void> {
  const { units } = await courseFile(page, 'outline');
  for (const { id, lessons } of units.slice(0, 2)) {
    for (const lesson of lessons) await finishLesson(page, me, id, lesson.id);
  }
}

/** Drags the toast to the right; it is there once it no longer moves in. */
async function swipe(page: Page, pixels: number): Promise<void> {
  const title = toasts(page).getByText('Purchase failed');
  await title.hover();
  const box = await title.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels, y, { steps: 6 });
  await page.mouse.up();
}
