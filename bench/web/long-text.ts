import type { Browser, Page } from '@playwright/test';
import { signUp } from '../../e2e/person.ts';
import type { Part } from '../part.ts';
import { type Round, rowOf } from '../row.ts';
import { inBrowser } from './browser.ts';
import { mainThreadTasks } from './main-thread.ts';

const ROUNDS = 5;
const LONG_TASK_MS = 50;
const LINES = 250;
const LONG_TEXT = 'Qysh je spo muj me ardh sot se kom shum pun. A po vin neser te nona?\n'
  .repeat(300)
  .slice(0, 20_000);

/** The longest that /read holds its page while 20,000 characters are read, drawn and scrolled. */
export const longText: Part = {
  name: 'long-text',
  measure: (stage) =>
    inBrowser(stage, 'long-text', async ({ context }) => {
      await signUp(context);
      const page = await context.newPage();
      const browser = context.browser();
      if (!browser) throw new Error('The browser of this page is not ours to trace.');
      await page.setViewportSize({ width: 390, height: 844 });
      const measured: Round[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        measured.push({ value: await longestTask(browser, page), floor: LONG_TASK_MS });
      }
      return [
        rowOf(
          {
            what: 'longest task while 20,000 characters are read and scrolled',
            floor: 'what counts as a long task',
            unit: 'ms',
            bar: { atMost: 1 },
          },
          measured,
        ),
      ];
    }),
};

async function longestTask(browser: Browser, page: Page): Promise<number> {
  await page.goto('/read');
  await page.getByLabel('Message').fill(LONG_TEXT);
  const press = page.getByRole('button', { name: 'Read it' });
  await press.and(page.locator(':enabled')).waitFor();
  await browser.startTracing(page, { categories: ['toplevel'] });
  await press.click();
  await page
    .getByRole('region', { name: 'In full spelling' })
    .locator('p')
    .nth(LINES)
    .waitFor({ state: 'attached' });
  // A quick finger: a fifth of a screen with every frame.
  for (let step = 0; step < 20; step += 1) {
    await page.mouse.wheel(0, 150);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
  return Math.max(...mainThreadTasks(await browser.stopTracing()));
}
