import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { findBrowser, NO_BROWSER } from '../../scripts/browser.mjs';
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
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
