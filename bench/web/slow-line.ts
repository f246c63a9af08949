import type { BrowserContext } from '@playwright/test';
import type { Part } from '../part.ts';
import { rounds } from '../rounds.ts';
import { rowOf } from '../row.ts';
import { inBrowser } from './browser.ts';
import { servePlainPages } from './plain-page.ts';

const ROUNDS = 5;
const CPU_SLOWED = 4;
const LINE = { latency: 400, throughput: (400 * 1000) / 8 };

/**
 * The sign-in on a slow line and a slow phone: from the address to what is typed being taken by the
 * app. The floor is a page of the same words that brings as many bytes of script, since what a line
 * carries in a second is the same for everybody.
 */
export const slowLine: Part = {
  name: 'slow-line',
  measure: (stage) =>
    inBrowser(stage, 'slow_line', async ({ server, context }) => {
      const plain = await servePlainPages();
      try {
        const first = await context.newPage();
        await first.goto('/', { waitUntil: 'networkidle' });
        const floor = await plain.put('/sign-in', first);
        await first.close();
        const measured = await rounds(
          ROUNDS,
          () => usableAfter(context, server.url),
          () => usableAfter(context, floor),
        );
        return [
          rowOf(
            {
              what: 'sign-in usable at 400 kbit/s, 400 ms, CPU slowed 4×',
              floor: 'an HTML page of the same text',
              unit: 'ms',
              bar: { atMost: AT_MOST },
            },
            measured,
          ),
        ];
      } finally {
        plain.close();
      }
    }),
};

/** What the script must bring over such a line is 2.3 s of it; the page's words alone take 0.9. */
const AT_MOST = 5;

async function usableAfter(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devTools.send('Network.setBypassServiceWorker', { bypass: true });
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINE.latency,
    downloadThroughput: LINE.throughput,
    uploadThroughput: LINE.throughput,
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED });
  const since = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  // The plain page is usable once it is there; the app, once nothing of it is inert.
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      document.body.textContent !== '' &&
      !document.querySelector('#root[inert]'),
    undefined,
    { polling: 50, timeout: 120_000 },
  );
  const took = performance.now() - since;
  await page.close();
  return took;
}
