import { newStore, useStore } from '../../base/store.ts';

/** A newer version than this page's has taken over; a reload brings it. */
const isOutdated = newStore(false);

export const useIsOutdated = () => useStore(isOutdated);

/** Early in a page's life: a version that takes over unnoticed is not announced. */
export function noticeNewVersion(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // The first worker of all has nothing to take the place of.
  let served = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (served && serviceWorker.controller) onceActive(serviceWorker.controller);
    served = true;
  });
}

/** Until then, a page that is loaded waits for it. */
function onceActive(worker: ServiceWorker): void {
  if (worker.state === 'activated') isOutdated.set(true);
  else worker.addEventListener('statechange', () => onceActive(worker), { once: true });
}
