import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { forgetReads } from './api/last-reads.ts';
import { newQueryClient } from './api/query-client.ts';
import { App } from './app/app.tsx';
import { type PageData, readPageData } from './app/first-screen/page-data.ts';
import { removeInert } from './app/first-screen/remove-inert.tsx';
import { currentSession, onSessionChange, startSession } from './base/session.ts';
import { dismissExtras } from './learner/extras.ts';
import { resetVisitSettings } from './learner/visit-settings.ts';

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

void show();

/** Not awaited at the top of the module: parts that are loaded meanwhile import it themselves. */
async function show(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const data = readPageData();
  const firstScreen = data && (await canHydrate(data)) ? data : null;
  const app = (
    <StrictMode>
      <App queryClient={queryClient} firstScreen={firstScreen} />
    </StrictMode>
  );
  if (!firstScreen) {
    root.replaceChildren();
    removeInert();
  }
  // As a transition it is drawn in small pieces, between which the learner's first touch gets its turn.
  startTransition(() => {
    if (firstScreen) hydrateRoot(root, app, { onRecoverableError: warnOfRedraw });
    else createRoot(root).render(app);
  });
  if (import.meta.env.PROD) await startOffline();
}

/** False where this device would draw something else: another learner, or what is half done in the tab. */
async function canHydrate(data: PageData): Promise<boolean> {
  const { userId } = data;
  if (userId !== (currentSession()?.userId ?? null)) return false;
  if (userId !== null) {
    const { fillQueries } = await import('./app/first-screen/fill-queries.ts');
    if (!(await fillQueries(queryClient, userId, data))) return false;
  }
  return sessionStorage.length === 0;
}

/** What differs from the server's drawing, since a minute has passed or the like, the browser draws. */
function warnOfRedraw(reason: unknown): void {
  console.warn('The first screen was drawn anew.', reason);
}

/** Not before the page itself is there: the app's other files can wait. */
async function startOffline(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((loaded) => addEventListener('load', loaded));
  }
  const { startServiceWorker } = await import('./app/new-version/start-service-worker.ts');
  await startServiceWorker();
}
