import type { Page } from '@playwright/test';

/** What the browser does once it finds a network: Background Sync cannot be waited for in a test. */
export async function wakeForSync(page: Page, origin: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const sync = { origin, registrationId, tag: 'progress', lastChance: false };
  await devTools.send('ServiceWorker.dispatchSyncEvent', sync);
}
