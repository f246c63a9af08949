import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { freePort } from '../../apps/server/src/db/engine/free-port.ts';
import { BROWSER_ARGS, findBrowser, NO_BROWSER } from '../../scripts/browser.mjs';
import { CannotMeasure } from '../part.ts';

/** The browser of the browser tests, with a port for others to drive it. */
export async function openBrowser(baseURL: string): Promise<{
  context: BrowserContext;
  port: number;
  close(): Promise<void>;
}> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new CannotMeasure(NO_BROWSER);
  const profile = await mkdtemp(join(tmpdir(), 'hajde-bench-browser-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    baseURL,
    args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
  });
  return {
    context,
    port,
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
