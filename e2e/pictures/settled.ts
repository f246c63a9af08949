import { expect, type Page } from '@playwright/test';
import { awake } from '../awake.ts';

/** Nothing of the screen is on its way any more: no picture shows a skeleton, stand-in fonts, the place of an image or what the server drew. */
export async function settled(page: Page): Promise<void> {
  await awake(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.animate-breathe')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
      ),
    )
    .toBe(true);
}
