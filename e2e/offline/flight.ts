import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { Front } from '../front.ts';
import { type Server, STARTS_AND_STOPS_WITHIN_MS, startServer } from '../server.ts';

export { expect } from '@playwright/test';

/** A world whose network can be cut and whose server can be stopped, with the data it had. */
interface World {
  readonly front: Front;
  readonly dataDir: string;
  /** The server's process ends, and its address refuses connections. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Tests of what works without a network: the service worker is let in here, and only here. */
export const test = base.extend<{ world: World; freshFront: undefined }, { ground: Ground }>({
  serviceWorkers: 'allow',
  ground: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      const ground = await prepare();
      await use(ground);
      await ground.end();
    },
    { scope: 'worker', timeout: 2 * STARTS_AND_STOPS_WITHIN_MS },
  ],
  baseURL: async ({ ground }, use) => use(ground.front.url),
  world: async ({ ground }, use) => {
    await use(ground);
    ground.front.leaveAlone();
    await ground.start();
  },
  freshFront: [
    async ({ ground }, use) => {
      ground.front.passed.length = 0;
      await use(undefined);
    },
    { auto: true },
  ],
});

interface Ground extends World {
  end(): Promise<void>;
}

async function prepare(): Promise<Ground> {
  const data = await mkdtemp(join(tmpdir(), 'hajde-flight-'));
  // As root the engine runs as another user, who has to be let into the folder.
  await chmod(data, 0o755);
  const dataDir = join(data, 'd');
  const front = new Front();
  let server: Server | undefined;
  const start = async () => {
    if (server) return;
    server = await startServer({ DATA_DIR: dataDir });
    front.leadTo(server.url);
    await front.open();
  };
  const stop = async () => {
    await front.close();
    await server?.stop();
    server = undefined;
  };
  const end = async () => {
    await stop();
    await rm(data, { recursive: true, force: true });
  };
  await start();
  return { front, dataDir, start, stop, end };
}
