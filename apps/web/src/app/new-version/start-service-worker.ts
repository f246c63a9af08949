import { CLAIM_PAGE } from '../../sync/worker/messages.ts';
import { watchForNewVersion } from './new-version.ts';

/** Makes the app able to start without a network; a browser that cannot, goes on without. */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js', {
      updateViaCache: 'none',
    });
    watchForNewVersion(registration);
    const { active } = await navigator.serviceWorker.ready;
    // A page that was on its way while the worker began, or was reloaded past it, has been left out.
    if (!navigator.serviceWorker.controller) active?.postMessage(CLAIM_PAGE);
  } catch (error) {
    console.warn('Hajde will need a network to start.', error);
  }
}
