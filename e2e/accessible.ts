import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Without an account of what passed: that takes four times as long. */
const LOOK: axe.RunOptions = { resultTypes: ['violations'] };

/** The schemes differ in their colours alone: the second is held to the rules about colours. */
const LOOKS = {
  light: LOOK,
  dark: { ...LOOK, runOnly: ['color-contrast', 'link-in-text-block'] },
};

/** No violation that axe can see, in the light and in the dark scheme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const told = await violations(page, LOOKS[colorScheme]);
    expect(told, `${colorScheme} scheme of ${page.url()}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}

/**
 * In the page itself and once a page: axe's own way to bring it into Playwright brings it into every frame
 * for every look, which took longer than looking.
 */
async function violations(page: Page, options: axe.RunOptions): Promise<object[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (look) => {
    const { violations } = await (window as typeof window & { axe: typeof axe }).axe.run(look);
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target }) => target.join(' ')),
    }));
  }, options);
}
