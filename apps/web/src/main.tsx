import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { newQueryClient } from './api/query-client.ts';
import { App } from './app/app.tsx';
import { currentSession, onSessionChange, startSession } from './app/session.ts';
import './ui/style.css';

startSession();

const queryClient = newQueryClient();
let learner = currentSession()?.userId;
onSessionChange(() => {
  const next = currentSession()?.userId;
  // What one learner read is not for the next one at this device.
  if (next !== learner) queryClient.removeQueries();
  learner = next;
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App queryClient={queryClient} />
  </StrictMode>,
);
