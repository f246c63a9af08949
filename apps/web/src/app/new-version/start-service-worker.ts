import { watchForNewVersion } from './new-version.ts';

/** Makes the app able to start without a network; a browser that cannot, goes on without. */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js', {
      updateViaCache: 'none',
    });
    watchForNewVersion(registration);
  } catch (error) {
    console.warn('Hajde will need a network to start.', error);
  }
}
