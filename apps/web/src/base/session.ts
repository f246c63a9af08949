import { copyCookiesToStorage, dropSessionCookies, TOKEN, USER_ID } from './session-cookies.ts';

/** Who is signed in on this device. */
interface Session {
  readonly token: string;
  readonly userId: string;
}

const listeners = new Set<() => void>();
let last: Session | null = null;

export function startSession(): void {
  copyCookiesToStorage();
  addEventListener('storage', tellListeners);
}

export function currentSession(): Session | null {
  const token = localStorage.getItem(TOKEN);
  const userId = localStorage.getItem(USER_ID);
  if (!token || !userId) last = null;
  // React compares by identity, so an unchanged session must stay the same object.
  else if (last?.token !== token || last.userId !== userId) last = { token, userId };
  return last;
}

export function rememberSession(session: Session): void {
  localStorage.setItem(TOKEN, session.token);
  localStorage.setItem(USER_ID, session.userId);
  tellListeners();
}

export function forgetSession(): void {
  for (const key of [TOKEN, USER_ID]) localStorage.removeItem(key);
  dropSessionCookies();
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
