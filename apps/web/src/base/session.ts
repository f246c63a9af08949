import { deviceStorage } from './browser-storage.ts';
import {
  copyCookiesTo,
  dropSessionCookies,
  keepSessionCookies,
  TOKEN,
  USER_ID,
} from './session-cookies.ts';
import { newStore } from './store.ts';

/** Who is signed in on this device. */
interface Session {
  readonly token: string;
  readonly userId: string;
}

/** Why nobody is signed in any more, where it was not the learner's own doing in this tab. */
type Ended = 'by the server' | 'in another tab';

export const sessionEnded = newStore<Ended | null>(null);

/** Under which `left-sessions.ts` keeps the tokens of sessions that the server has yet to end. */
export const SESSIONS_TO_END = 'sessionsToEnd';

const listeners = new Set<() => void>();
let last: Session | null = null;

export function startSession(): void {
  copyCookiesTo(deviceStorage);
  const session = currentSession();
  if (session) keepSessionCookies(session);
  addEventListener('storage', ({ key, oldValue }) => {
    if (key === TOKEN && oldValue && !currentSession()) sessionEnded.set('in another tab');
    tellListeners();
  });
}

export function currentSession(): Session | null {
  const token = deviceStorage.get(TOKEN);
  const userId = deviceStorage.get(USER_ID);
  if (!token || !userId) last = null;
  // React compares by identity, so an unchanged session must stay the same object.
  else if (last?.token !== token || last.userId !== userId) last = { token, userId };
  return last;
}

export function rememberSession(session: Session): void {
  deviceStorage.set(TOKEN, session.token);
  deviceStorage.set(USER_ID, session.userId);
  keepSessionCookies(session);
  sessionEnded.set(null);
  tellListeners();
}

export function forgetSession(why: Ended | null = null): void {
  for (const key of [TOKEN, USER_ID]) deviceStorage.remove(key);
  dropSessionCookies();
  sessionEnded.set(why);
  tellListeners();
}

/** Calls back when somebody signs in or out, here or in another tab. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}
