import { Front } from '../front.ts';
import { test as base, drawsFirstScreens } from '../hajde.ts';

export { expect } from '@playwright/test';

/** A world whose network can be cut and whose server can be stopped, with the data it had. */
interface World {
  readonly front: Front;
  readonly dataDir: string;
  /** The server's process ends, and its address refuses connections. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Tests of what works without a network: the service worker is let in, but where a file says otherwise. */
export const test = base.extend<{ front: Front; world: World }>({
  serviceWorkers: 'allow',
  front: async ({ server }, use) => {
    const front = new Front();
    front.leadTo(server.url);
    await front.open();
    await use(front);
    await front.close();
  },
  baseURL: async ({ front }, use) => use(front.url),
  world: async ({ front, server }, use) => {
    let stopped = false;
    await use({
      front,
      dataDir: server.dataDir,
      async stop() {
        stopped = true;
        await front.close();
        await server.halt();
      },
      async start() {
        await server.start();
        front.leadTo(server.url);
        await front.open();
      },
    });
    if (!stopped) return;
    await server.start();
    await drawsFirstScreens(server);
  },
});
