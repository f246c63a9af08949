import { SYNC_TAG } from './outbox/background-sync.ts';
import { appShell } from './sync/worker/app-shell.ts';
import { ASK_FOR_SHARED_TEXT, CLAIM_PAGE } from './sync/worker/messages.ts';
import { openReminder, renewSubscription, showReminder } from './sync/worker/notifications.ts';
import type { WorkerScope } from './sync/worker/scope.ts';
import { giveShared, SHARE_PATH, takeShared } from './sync/worker/shared-text.ts';
import { syncFromWorker } from './sync/worker/sync-from-worker.ts';

declare const self: WorkerScope;

/** The app without a network: its files, and what is still to be handed in. */
const app = appShell(self.__WB_MANIFEST);

// It takes over as soon as the one before it is idle. Open pages go on as they are, and are the new
// version when they are loaded the next time.
self.addEventListener('install', (event) =>
  event.waitUntil(app.install().then(() => self.skipWaiting())),
);

self.addEventListener('activate', (event) =>
  event.waitUntil(app.dropOlder().then(() => self.clients.claim())),
);

self.addEventListener('message', ({ data, ports: [port] }) => {
  if (data === CLAIM_PAGE) void self.clients.claim();
  if (data === ASK_FOR_SHARED_TEXT) port?.postMessage(giveShared());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === 'POST' && request.mode === 'navigate' && pathname === SHARE_PATH) {
    event.respondWith(takeShared(request));
  }
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(app.page(request));
  } else if (app.has(pathname)) event.respondWith(app.file(request));
});

self.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(signedIn().then(syncFromWorker));
});

self.addEventListener('push', (event) => event.waitUntil(showReminder(self, event)));

self.addEventListener('notificationclick', (event) => event.waitUntil(openReminder(self, event)));

self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(signedIn().then((id) => renewSubscription(self, event, id))),
);

/** As the server decides it: a path without an ending, and not the API's. */
function isPage(path: string): boolean {
  return !/^\/(api|course)(\/|$)|\.\w+$/.test(path);
}

async function signedIn(): Promise<string | undefined> {
  return (await self.cookieStore?.get('userId'))?.value;
}
