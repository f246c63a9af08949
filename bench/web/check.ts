import type { Page } from '@playwright/test';
import { signUp } from '../../e2e/person.ts';
import { lessonOf } from '../../e2e/play.ts';
import type { Part } from '../part.ts';
import { type Round, rowOf } from '../row.ts';
import { inBrowser } from './browser.ts';
import { longestTask, timeToPaint } from './timed-click.ts';

const LESSON = 'basics-hello';
const CPU_SLOWED = 4;
const LONG_TASK_MS = 50;
/** Up to here what is seen feels like the click's own doing. */
const AT_ONCE_MS = 100;
const CHECK = { on: 'button[type=submit]', shows: '[role=status] h2', follows: '.animate-pop' };

/** From the click on Check to the verdict on the screen. */
export const check: Part = {
  name: 'check',
  measure: (stage) =>
    inBrowser(stage, 'check', async ({ context }) => {
      await signUp(context);
      const page = await context.newPage();
      await page.setViewportSize({ width: 390, height: 844 });
      const devTools = await context.newCDPSession(page);
      await page.goto(`/lesson/${LESSON}`, { waitUntil: 'networkidle' });
      const { questions } = await lessonOf(page, LESSON);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED });

      const painted: Round[] = [];
      const longest: Round[] = [];
      for (const [at, { correctAnswer }] of questions.entries()) {
        await page.getByRole('radio', { name: correctAnswer, exact: true }).check();
        // A trace costs time itself: what is traced is not timed.
        if (at % 2 === 0)
          painted.push({ value: await timeToPaint(page, CHECK), floor: AT_ONCE_MS });
        else longest.push({ value: await longestTask(page, devTools, CHECK), floor: LONG_TASK_MS });
        if (at + 1 < questions.length) await goOn(page);
      }
      return [
        rowOf(
          {
            what: 'check an answer to feedback painted, CPU slowed 4×',
            floor: 'what feels like at once',
            unit: 'ms',
            bar: { atMost: 1 },
          },
          painted,
        ),
        rowOf(
          {
            what: 'longest task while an answer is checked, CPU slowed 4×',
            floor: 'what counts as a long task',
            unit: 'ms',
            bar: { atMost: 1 },
          },
          longest,
        ),
      ];
    }),
};

/** The button rests for a moment after Check. */
async function goOn(page: Page): Promise<void> {
  const button = page.locator(`${CHECK.on}:not([aria-disabled=true])`);
  await button.click();
  await page.locator(CHECK.shows).waitFor({ state: 'detached' });
}
