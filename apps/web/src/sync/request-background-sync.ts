import { SYNC_TAG } from './worker/messages.ts';

/** Where the browser can, it hands the lesson in by itself, even after the tab is closed. */
export async function requestBackgroundSync(): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  const registration: ServiceWorkerRegistration & { sync?: SyncManager } =
    await navigator.serviceWorker.ready;
  await registration.sync?.register(SYNC_TAG).catch((error: unknown) => {
    // The learner may forbid it; then the next start of the app hands it in.
    console.warn('The browser will not sync in the background.', error);
  });
}

interface SyncManager {
  register(tag: string): Promise<void>;
}
