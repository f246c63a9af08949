import { newStore, useStore } from '../../base/store.ts';

/** A newer version than this page's has taken over; a reload brings it. */
const isOutdated = newStore(false);

export const useIsOutdated = () => useStore(isOutdated);

/** From the page's very beginning: a version that takes over unnoticed would never be announced. */
export function noticeNewVersion(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // The first worker of all has nothing to take the place of.
  let served = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (served) isOutdated.set(true);
    served = true;
  });
}
