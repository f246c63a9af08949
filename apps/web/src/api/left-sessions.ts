import { deviceStorage } from '../base/browser-storage.ts';
import { currentSession, forgetSession, SESSIONS_TO_END } from '../base/session.ts';

/**
 * Signs out on this device while the server cannot be told. The token stays here for one purpose: to
 * end that session once it can. Lessons that wait to be sent stay as well.
 */
export function leaveThisDevice(): void {
  const session = currentSession();
  if (session) keep([...left(), session.token]);
  forgetSession();
  endLeftSessions();
}

/** Ends what was left, now and whenever the network is back. */
export function endLeftSessions(): void {
  void endAll();
  // The same function each time: however often this is called, it listens once.
  addEventListener('online', endAll);
}

async function endAll(): Promise<void> {
  for (const token of left()) {
    // Who signs in again by the identity provider may come back with the same session.
    if (token !== currentSession()?.token && !(await end(token))) return;
    keep(left().filter((each) => each !== token));
  }
}

/** False where the server did not answer: the next time tries again. */
async function end(token: string): Promise<boolean> {
  try {
    const { ok, status } = await fetch('/api/auth/logout', {
      method: 'POST',
      credentials: 'include',
      headers: { Authorization: `Bearer ${token}` },
    });
    return ok || status === 401;
  } catch {
    // No network yet.
    return false;
  }
}

function left(): string[] {
  const text = deviceStorage.get(SESSIONS_TO_END);
  return text ? text.split(' ') : [];
}

function keep(tokens: readonly string[]): void {
  if (tokens.length > 0) deviceStorage.set(SESSIONS_TO_END, tokens.join(' '));
  else deviceStorage.remove(SESSIONS_TO_END);
}
