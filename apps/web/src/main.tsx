import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { newQueryClient } from './api/query-client.ts';
import { App } from './app/app.tsx';
import { keepTyped, releaseTouches } from './app/first-screen/kept-touches.ts';
import { type PageData, readPageData } from './app/first-screen/page-data.ts';
import { forgetWithLearner } from './app/forget-with-learner.ts';
import { noticeNewVersion } from './app/new-version/new-version.ts';
import { deviceStorage } from './base/browser-storage.ts';
import { currentSession, SESSIONS_TO_END, startSession } from './base/session.ts';
import { tabKnowsNothingOf } from './base/tab-storage.ts';
import { timeZone } from './base/time-zone.ts';
import { whenIdle } from './base/when-idle.ts';

startSession();
noticeNewVersion();

const queryClient = newQueryClient();
forgetWithLearner(queryClient);

/** Settles once the app draws; `start.ts` tells where it cannot. */
export const started = show();

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
  if (!data) releaseTouches();
  else if (!firstScreen) {
    keepTyped();
    root.replaceChildren();
  }
  // As a transition it is drawn in small pieces, between which the learner's first touch gets its turn.
  startTransition(() => {
    if (firstScreen) hydrateRoot(root, app, { onRecoverableError: warnOfRedraw });
    else createRoot(root).render(app);
  });
  whenIdle(onceLoaded);
}

/**
 * False where this device would draw something else: another learner, the days of another zone, or what
 * is half done in the tab.
 */
async function canHydrate(data: PageData): Promise<boolean> {
  const { userId, zone } = data;
  if (userId !== (currentSession()?.userId ?? null)) return false;
  if (userId !== null) {
    if (zone !== timeZone()) return false;
    const { fillQueries } = await import('./app/first-screen/fill-queries.ts');
    if (!(await fillQueries(queryClient, userId, data))) return false;
  }
  return tabKnowsNothingOf(userId, data.lesson?.id ?? null);
}

/** What differs from the server's drawing, since a minute has passed or the like, the browser draws. */
function warnOfRedraw(reason: unknown): void {
  console.warn('The first screen was drawn anew.', reason);
}

/**
 * Not before the page itself is there and awake: the app's other files can wait, and a service worker that
 * installs itself shares the phone's few cores with the page.
 */
async function onceLoaded(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((loaded) => addEventListener('load', loaded));
  }
  if (deviceStorage.get(SESSIONS_TO_END))
    (await import('./api/left-sessions.ts')).endLeftSessions();
  if (import.meta.env.PROD)
    (await import('./app/new-version/start-service-worker.ts')).startServiceWorker();
}
