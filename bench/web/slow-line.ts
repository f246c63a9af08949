import type { BrowserContext } from '@playwright/test';
import type { Part } from '../part.ts';
import { rounds } from '../rounds.ts';
import { type Row, rowOf } from '../row.ts';
import { inBrowser } from './browser.ts';
import { servePlainPages } from './plain-page.ts';

const ROUNDS = 3;
const CPU_SLOWED = 4;
/** Before the page kept anything, it was lost until the app was awake, after 8 floors: 0.6 of that. */
const KEEPS_AT_MOST = 4.8;
/** No later than it was. */
const AWAKE_AT_MOST = 8;
const LINE = { latency: 400, throughput: (400 * 1000) / 8 };

/**
 * The sign-in on a slow line and a slow phone, from the address on: when what is typed and pressed is
 * no longer lost, since the page keeps it, and when the app is awake to act on it.
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
        const rows: Row[] = [];
        for (const { what, until, atMost } of MOMENTS) {
          const measured = await rounds(
            ROUNDS,
            () => reachedAfter(context, server.url, until),
            () => reachedAfter(context, floor, until),
          );
          const named = {
            what: `sign-in ${what} at 400 kbit/s, 400 ms, CPU slowed 4×`,
            unit: 'ms',
          };
          const bar = { atMost };
          rows.push(rowOf({ ...named, floor: 'an HTML page of the same text', bar }, measured));
        }
        return rows;
      } finally {
        plain.close();
      }
    }),
};

const MOMENTS = [
  { what: 'keeps what is typed and pressed', until: '#root[inert]', atMost: KEEPS_AT_MOST },
  { what: 'is awake', until: '#root[aria-hidden]', atMost: AWAKE_AT_MOST },
];

/** Until nothing on the page fits the selector any more. */
async function reachedAfter(context: BrowserContext, url: string, gone: string): Promise<number> {
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
  await page.waitForFunction(
    (selector) =>
      document.readyState !== 'loading' &&
      document.body.textContent !== '' &&
      !document.querySelector(selector),
    gone,
    { polling: 50, timeout: 120_000 },
  );
  const took = performance.now() - since;
  await page.close();
  return took;
}
