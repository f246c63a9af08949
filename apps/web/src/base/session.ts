/** Who is signed in on this device. */
interface Session {
  readonly token: string;
  readonly userId: string;
}

const TOKEN = 'authToken';
const USER_ID = 'userId';

const listeners = new Set<() => void>();
let last: Session | null = null;

/** The server's cookies win at start: after the identity provider they are newer than what is stored. */
export function startSession(): void {
  const token = cookie(TOKEN);
  const userId = cookie(USER_ID);
  if (token && userId) store({ token, userId });
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
  store(session);
  tellListeners();
}

export function forgetSession(): void {
  for (const key of [TOKEN, USER_ID]) {
    localStorage.removeItem(key);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${key}=; Path=/; Max-Age=0; SameSite=Lax`;
  }
  tellListeners();
}

/** Calls back when somebody signs in or out, here or in another tab. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function store({ token, userId }: Session): void {
  localStorage.setItem(TOKEN, token);
  localStorage.setItem(USER_ID, userId);
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

function cookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
