import { ACTIVATE_WAITING } from '../../sync/worker/messages.ts';
import { waitingWorker } from './new-version.ts';

/** Leaves this page for the same one in the new version. */
export async function moveToNewVersion(): Promise<void> {
  const waiting = waitingWorker();
  if (waiting) await activate(waiting);
  location.reload();
}

const ACTIVE_WITHIN_MS = 3_000;

/** A worker that is not active in time is left waiting: the reload must not hang on it. */
async function activate(waiting: ServiceWorker): Promise<void> {
  const { promise: taken, resolve } = Promise.withResolvers<void>();
  navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  setTimeout(resolve, ACTIVE_WITHIN_MS);
  waiting.postMessage(ACTIVATE_WAITING);
  await taken;
}
