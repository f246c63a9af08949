import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { freePort } from '../../apps/server/src/db/engine/free-port.ts';
import { type Server, startServer } from '../../e2e/server.ts';
import { BROWSER_ARGS, findBrowser, NO_BROWSER } from '../../scripts/browser.mjs';
import { CannotMeasure } from '../part.ts';
import type { Stage } from '../server/stage.ts';

/** A server of the part's own, still without learners, and a browser that knows its address. */
interface Scene {
  readonly server: Server;
  /** The address of the server's database. */
  readonly database: string;
  readonly context: BrowserContext;
  /** For others to drive the browser. */
  readonly port: number;
}

/** Whatever comes of it, browser and server are ended. */
export async function inBrowser<T>(
  stage: Stage,
  part: string,
  measure: (scene: Scene) => Promise<T>,
): Promise<T> {
  const database = await stage.empty(part);
  const server = await startServer({ DATABASE_URL: database, LOG_LEVEL: 'error' });
  try {
    const { close, ...browser } = await openBrowser(server.url);
    try {
      return await measure({ server, database, ...browser });
    } finally {
      await close();
    }
  } finally {
    await server.stop();
  }
}

/** The browser of the browser tests. */
async function openBrowser(baseURL: string) {
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
