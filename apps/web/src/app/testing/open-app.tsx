import { render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { newQueryClient } from '../../api/query-client.ts';
import { forgetSession, rememberSession } from '../../base/session.ts';
import { dismissExtras } from '../../learner/extras.ts';
import { forgetFinishedLesson } from '../../learner/finished-lesson.ts';
import { resetVisitSettings } from '../../learner/visit-settings.ts';
import { stopSpeaking } from '../../speech/speech.ts';
import { closeToast, shownToast } from '../../ui/toast.ts';
import { App } from '../app.tsx';
import { forgetWithLearner } from '../forget-with-learner.ts';
import { type Answers, type GivenServer, givenServer } from './given-server.ts';
import { ARTA, newcomer } from './newcomer.ts';
import { PHONE, setWindowSize } from './window-size.ts';

interface OpenedApp {
  readonly server: GivenServer;
  readonly user: UserEvent;
  /** As a reload does: what only the page knew is gone, what the device keeps is there. */
  reload(): void;
}

interface Circumstances {
  readonly size?: typeof PHONE;
  /** A visitor has not signed in. */
  readonly who?: 'learner' | 'visitor';
}

/**
 * The whole app at a path, signed in, with a newcomer's answers where the test gives no others. Nothing of
 * ours is replaced: gate, routes, queries and toasts are the app's; a test asks for what the screen shows.
 */
export function openApp(
  path: string,
  answers: Answers = {},
  { size = PHONE, who = 'learner' }: Circumstances = {},
): OpenedApp {
  setWindowSize(size);
  const server = givenServer({ ...newcomer(), ...answers });
  vi.stubGlobal('fetch', server.fetch);
  servers.push(server);
  if (who === 'learner') rememberSession({ token: ARTA.token, userId: ARTA.id });
  history.replaceState(null, '', path);
  let close = show();
  endings.push(() => close());
  return {
    server,
    user: userEvent.setup({ delay: null }),
    reload: () => {
      close();
      close = show();
    },
  };
}

/** As `main.tsx` does, but without the page that the server drew. */
function show(): () => void {
  const queryClient = newQueryClient();
  const stopForgetting = forgetWithLearner(queryClient);
  const { unmount } = render(<App queryClient={queryClient} firstScreen={null} />);
  return () => {
    unmount();
    stopForgetting();
    queryClient.clear();
    forgetPage();
  };
}

/** What lives as long as the page does, and its modules here live longer. */
function forgetPage(): void {
  const toast = shownToast();
  if (toast) closeToast(toast.id);
  dismissExtras();
  forgetFinishedLesson();
  resetVisitSettings();
  stopSpeaking();
}

const servers: GivenServer[] = [];
const endings: (() => void)[] = [];

/** Tests of one worker share the app's modules, so each leaves the device as it found it. */
export async function closeApp(): Promise<void> {
  for (const end of endings.splice(0)) end();
  forgetSession();
  localStorage.clear();
  sessionStorage.clear();
  await Promise.all((await indexedDB.databases()).map(({ name = '' }) => removeDatabase(name)));
  const unanswered = servers.splice(0).flatMap((server) => server.unanswered);
  expect(unanswered, 'calls that the test gives no answer to').toEqual([]);
}

function removeDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const removing = indexedDB.deleteDatabase(name);
    removing.onsuccess = () => resolve();
    removing.onerror = () => reject(removing.error);
  });
}
