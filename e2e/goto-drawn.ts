import { expect, type Page } from '@playwright/test';

/**
 * To a page that the server has drawn. It draws only where that takes less than a second, else the app
 * does it: on a busy machine it may need another try.
 */
export async function gotoDrawn(
  page: Page,
  path: string,
  { waitUntil = 'load', atEachTry }: { waitUntil?: 'load' | 'commit'; atEachTry?: () => void } = {},
): Promise<void> {
  await expect(async () => {
    atEachTry?.();
    const answer = await page.goto(path, { waitUntil });
    expect(await answer?.text()).toContain('first-screen-data');
  }).toPass();
}
