import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { newQueryClient } from './api/query-client.ts';
import { App } from './app/app.tsx';
import { currentSession, onSessionChange, startSession } from './app/session.ts';
import { broughtByPage } from './first-screen/brought.ts';
import { takeOver } from './first-screen/take-over.ts';
import { dismissExtras } from './learner/extras.ts';
import { resetVisitSettings } from './learner/visit-settings.ts';
import { forgetReads } from './offline/last-reads.ts';

startSession();

const queryClient = newQueryClient();
let learner = currentSession()?.userId;
onSessionChange(() => {
  const next = currentSession()?.userId;
  // What one learner read and set is not for the next one at this device.
  if (next !== learner) {
    queryClient.removeQueries();
    dismissExtras();
    resetVisitSettings();
    if (learner !== undefined) void forgetReads(learner);
  }
  learner = next;
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const brought = broughtByPage();
const picture = brought && (await takeOver(queryClient, brought)) ? brought : null;
const app = (
  <StrictMode>
    <App queryClient={queryClient} picture={picture} />
  </StrictMode>
);
if (picture) hydrateRoot(root, app, { onRecoverableError: drawnAnew });
else createRoot(root).render(app);

if (import.meta.env.PROD) {
  // Not before the page itself is there: the app's other files can wait.
  if (document.readyState === 'complete') await workOffline();
  else addEventListener('load', workOffline);
}

async function workOffline(): Promise<void> {
  const { startServiceWorker } = await import('./offline/start-service-worker.ts');
  await startServiceWorker();
}

/** A minute has passed or the like: what differs is drawn by the browser. */
function drawnAnew(reason: unknown): void {
  console.warn('The first screen was drawn anew.', reason);
}
