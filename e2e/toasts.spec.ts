import type { Page } from '@playwright/test';
import { TOAST_MAX_WIDTH_PX, TOAST_SWIPE_THRESHOLD_PX } from '../apps/web/src/ui/toast-settings.ts';
import { expect, test } from './hajde.ts';
import { signUp } from './person.ts';
import { expectToast } from './toast.ts';

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const toasts = (page: Page) => region(page).getByRole('listitem');

const TITLE = 'Error';

/** A call that fails, which a toast says, as often as it is pressed. */
async function causeToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Retake Placement Test' }).click();
  await expectToast(page, TITLE, 'Failed to reset placement test.');
}

test('a toast is as wide as it may be, is swiped away, and is reached and closed by the keyboard', async ({
  page,
}) => {
  await signUp(page);
  await page.route('**/placement-test/reset', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/profile');
  await test.step('at most 420 pixels wide, and no wider than the screen', async () => {
    await causeToast(page);
    const place = region(page).getByRole('list');
    await expect.poll(async () => (await place.boundingBox())?.width).toBe(TOAST_MAX_WIDTH_PX);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(async () => (await place.boundingBox())?.width).toBe(320);
    await causeToast(page);
    const close = await toasts(page).getByRole('button', { name: 'Close' }).boundingBox();
    expect((close?.x ?? 0) + (close?.width ?? 0)).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('a swipe of less than 50 pixels leaves it, and one of more takes it away', async () => {
    await causeToast(page);
    await swipe(page, TOAST_SWIPE_THRESHOLD_PX - 10);
    await expectToast(page, TITLE);
    await swipe(page, TOAST_SWIPE_THRESHOLD_PX + 10);
    await expect(toasts(page)).toHaveCount(0);
  });

  await test.step('F8 leads to it, and from there the keyboard closes it', async () => {
    await causeToast(page);
    await page.keyboard.press('F8');
    await expect(region(page).getByRole('list')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toasts(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toasts(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toasts(page)).toHaveCount(0);
  });
});

/** Drags the toast to the right; it is there once it no longer moves in. */
async function swipe(page: Page, pixels: number): Promise<void> {
  const title = toasts(page).getByText(TITLE);
  await title.hover();
  const box = await title.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels, y, { steps: 6 });
  await page.mouse.up();
}
