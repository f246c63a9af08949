/** The name under which the browser is asked to sync when the network is back. */
export const SYNC_TAG = 'progress';

/** Where the browser can, it hands in what waits by itself, even after the tab is closed. */
export async function requestBackgroundSync(): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  const registration: ServiceWorkerRegistration & { sync?: SyncManager } =
    await navigator.serviceWorker.ready;
  await registration.sync?.register(SYNC_TAG).catch((error: unknown) => {
    // The learner may forbid it; then the next start of the app hands it in.
    console.warn('Background sync failed.', error);
  });
}

interface SyncManager {
  register(tag: string): Promise<void>;
}
