import type { Page } from '@playwright/test';
import { expect } from '../hajde.ts';
import { SIZES } from './look.ts';

/** Its button is wholly in sight above the tabs, and nothing covers it, at every size. */
export async function expectFootInSight(page: Page, label: string | RegExp): Promise<void> {
  const before = page.viewportSize();
  const button = page.locator('[data-foot] [type=submit]');
  await expect(button).toHaveText(label);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const name = `${label} at ${size.width}×${size.height}`;
    // The tabs tell their height a frame after the window has changed.
    await expect.poll(() => button.evaluate(faultOf), { message: name }).toBe('');
  }
  if (before) await page.setViewportSize(before);
}

/** The sentence, its English or the answer stands in sight, above whatever stands still. */
export async function expectCardInSight(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const card = page.locator('[data-answer]');
    await expect.poll(() => card.evaluate(faultOf), { message: `card at ${size.width}` }).toBe('');
  }
  if (before) await page.setViewportSize(before);
}

/** Runs in the page: it may use nothing from outside. */
function faultOf(element: Element): string {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const tabs = document.querySelector('nav[aria-label=Main]')?.getBoundingClientRect().top;
  const floor = tabs ?? innerHeight;
  if (top < -0.5 || left < -0.5 || right > innerWidth + 0.5) return 'it is cut off';
  if (bottom > floor + 0.5) return `it ends at ${bottom} and the tabs begin at ${floor}`;
  const places = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 20, top + 8],
    [right - 20, bottom - 8],
  ] as const;
  const covering = places
    .map(([x, y]) => document.elementFromPoint(x, y))
    .find((there) => there === null || !element.contains(there));
  return covering === undefined ? '' : `${covering?.textContent ?? 'something'} covers it`;
}
