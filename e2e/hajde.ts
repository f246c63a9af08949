import { test as base } from '@playwright/test';
import { type Server, STARTS_AND_STOPS_WITHIN_MS, startServer } from './server.ts';

export { expect } from '@playwright/test';

/** Tests get a real server of their worker's own; a failing one keeps what the server logged. */
export const test = base.extend<{ keepServerLog: undefined }, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      const server = await startServer();
      await drawsFirstScreens(server);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: STARTS_AND_STOPS_WITHIN_MS },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  keepServerLog: [
    async ({ server }, use, info) => {
      const before = server.log().length;
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      const body = server.log().slice(before);
      await info.attach('server.log', { body, contentType: 'text/plain' });
    },
    { auto: true },
  ],
});

/** What draws first screens is loaded with the first page, which may come plain meanwhile. */
export async function drawsFirstScreens({ url }: Server): Promise<void> {
  await base.expect.poll(async () => (await fetch(url)).text()).toContain('first-screen-data');
}
