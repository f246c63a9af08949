import { newStore, useStore } from '../../base/store.ts';
import { ACTIVATE_WAITING } from '../../sync/worker/messages.ts';

/** A newer version has been fetched and waits, or another tab has already moved to it. */
type Version = 'current' | 'waiting' | 'outdated';

const version = newStore<Version>('current');
let waiting: ServiceWorker | null = null;

/** Looks out for newer versions, now and as long as the page lives. */
export function watchForNewVersion(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
  if (registration.waiting && controlled) found(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // The very first version has nothing to take the place of.
      if (worker.state === 'installed' && serviceWorker.controller) found(worker);
    });
  });
  serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) version.set('outdated');
    controlled = true;
  });

  const look = () => {
    if (navigator.onLine && !document.hidden) {
      // Without an answer there is nothing to tell: the next look may find more.
      registration.update().catch((error) => console.warn('No new version to be found.', error));
    }
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, LOOKS_EVERY_MS);
}

export function useNewVersion(): boolean {
  return useStore(version) !== 'current';
}

/** Leaves this page for the same one in the new version. */
export async function moveToNewVersion(): Promise<void> {
  if (version.get() === 'waiting') await activateWaiting();
  location.reload();
}

const LOOKS_EVERY_MS = 60 * 60 * 1000;
const ACTIVE_WITHIN_MS = 3_000;

/** A worker that is not active in time is left waiting: the reload must not hang on it. */
async function activateWaiting(): Promise<void> {
  const { promise: taken, resolve } = Promise.withResolvers<void>();
  navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  setTimeout(resolve, ACTIVE_WITHIN_MS);
  waiting?.postMessage(ACTIVATE_WAITING);
  await taken;
}

function found(worker: ServiceWorker): void {
  waiting = worker;
  version.set('waiting');
}
