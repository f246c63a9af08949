import { newStore, useStore } from '../../base/store.ts';

/** A newer version has been fetched and waits, or another tab has already moved to it. */
type Version = 'current' | 'waiting' | 'outdated';

const version = newStore<Version>('current');
let waiting: ServiceWorker | null = null;

/** The worker of the newer version, as long as it waits. */
export const waitingWorker = () => (version.get() === 'waiting' ? waiting : null);

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

const LOOKS_EVERY_MS = 60 * 60 * 1000;

function found(worker: ServiceWorker): void {
  waiting = worker;
  version.set('waiting');
}
