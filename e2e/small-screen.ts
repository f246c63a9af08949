import { expect, type Page } from '@playwright/test';

/** The narrowest phone that is still about. */
export const SMALL_SCREEN = { width: 320, height: 640 };

export async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%';
    // The tabs tell their new height a frame later.
    for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame);
  });
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide).toBe(0);
}
