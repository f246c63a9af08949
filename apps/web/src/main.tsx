import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { newQueryClient } from './api/query-client.ts';
import { App } from './app/app.tsx';
import { currentSession, onSessionChange, startSession } from './app/session.ts';
import { dismissExtras } from './learner/extras.ts';
import { resetVisitSettings } from './learner/visit-settings.ts';
import { forgetReads } from './offline/last-reads.ts';
import { reloadWhenReplaced } from './offline/replaced.ts';
import './ui/style.css';

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
createRoot(root).render(
  <StrictMode>
    <App queryClient={queryClient} />
  </StrictMode>,
);

reloadWhenReplaced();
if (import.meta.env.PROD) {
  // Not before the page itself is there: the app's other files can wait.
  addEventListener('load', async () => {
    const { startServiceWorker } = await import('./offline/start-service-worker.ts');
    await startServiceWorker();
  });
}
