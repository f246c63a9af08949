import { appShell } from './sync/worker/app-shell.ts';
import { CLAIM_PAGE, SYNC_TAG } from './sync/worker/messages.ts';
import type { WorkerScope } from './sync/worker/scope.ts';
import { syncFromWorker } from './sync/worker/sync-from-worker.ts';

declare const self: WorkerScope;

/** The app without a network: its files, and the lessons that are still to be handed in. */
const app = appShell(self.__WB_MANIFEST);

// It takes over as soon as the one before it is idle. Open pages go on as they are, and are the new
// version when they are loaded the next time.
self.addEventListener('install', (event) =>
  event.waitUntil(app.install().then(() => self.skipWaiting())),
);

self.addEventListener('activate', (event) =>
  event.waitUntil(app.dropOlder().then(() => self.clients.claim())),
);

self.addEventListener('message', ({ data }) => {
  if (data === CLAIM_PAGE) void self.clients.claim();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(app.page(request));
  } else if (app.has(pathname)) event.respondWith(app.file(request));
});

self.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(signedIn().then(syncFromWorker));
});

/** As the server decides it: a path without an ending, and not the API's. */
function isPage(path: string): boolean {
  return !/^\/(api|course)(\/|$)|\.\w+$/.test(path);
}

async function signedIn(): Promise<string | undefined> {
  return (await self.cookieStore?.get('userId'))?.value;
}
