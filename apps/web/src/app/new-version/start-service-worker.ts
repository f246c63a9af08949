import { CLAIM_PAGE } from '../../sync/worker/messages.ts';

/** Makes the app able to start without a network; a browser that cannot, goes on without. */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const { serviceWorker } = navigator;
    await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    const registration = await serviceWorker.ready;
    lookForNewVersions(registration);
    // A page that was on its way while the worker began, or was reloaded past it, has been left out.
    if (!serviceWorker.controller) registration.active?.postMessage(CLAIM_PAGE);
  } catch (error) {
    console.warn('Hajde will need a network to start.', error);
  }
}

const LOOKS_EVERY_MS = 60 * 60 * 1000;

/** As long as the page lives: whoever never leaves it would keep the version it began with. */
function lookForNewVersions(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (navigator.onLine && !document.hidden) {
      // Without an answer there is nothing to tell: the next look may find more.
      registration.update().catch((error) => console.warn('No new version to be found.', error));
    }
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, LOOKS_EVERY_MS);
}
