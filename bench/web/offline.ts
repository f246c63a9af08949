import type { BrowserContext } from '@playwright/test';
import { keepLearn } from '../../e2e/device.ts';
import { signUp } from '../../e2e/person.ts';
import type { Part } from '../part.ts';
import { rounds } from '../rounds.ts';
import { rowOf } from '../row.ts';
import { inBrowser } from './browser.ts';

const ROUNDS = 5;

/** The start of the app in a new tab until Learn can be used, without a network and with one. */
export const offline: Part = {
  name: 'offline',
  measure: (stage) =>
    inBrowser(stage, 'offline', async ({ context }) => {
      await signUp(context);
      const page = await context.newPage();
      await keepLearn(page);
      await page.close();
      return [
        rowOf(
          {
            what: 'start to Learn ready to be used, offline',
            floor: 'the same start online',
            unit: 'ms',
            bar: { atMost: 1.2 },
          },
          await rounds(
            ROUNDS,
            () => timeToLearn(context, { offline: true }),
            () => timeToLearn(context, { offline: false }),
          ),
        ),
      ];
    }),
};

async function timeToLearn(
  context: BrowserContext,
  network: { readonly offline: boolean },
): Promise<number> {
  await context.setOffline(network.offline);
  const tab = await context.newPage();
  await tab.addInitScript(noteReadiness);
  await tab.goto('/learn');
  const readyAt = await tab.waitForFunction(() => Reflect.get(window, 'readyAt'));
  const ms: number = await readyAt.jsonValue();
  await tab.close();
  return ms;
}

/** Runs in the page: when the current lesson can be clicked, from the start of the navigation. */
function noteReadiness(): void {
  const look = () => {
    if (document.querySelector('#root:not([inert]) a[aria-current=step]')) {
      Object.assign(window, { readyAt: performance.now() });
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
