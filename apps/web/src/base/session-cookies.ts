import type { BrowserStorage } from './browser-storage.ts';
import { timeZone } from './time-zone.ts';

/** The names of the session's two values, in cookies and in local storage alike. */
export const TOKEN = 'authToken';
export const USER_ID = 'userId';
/** Beside them, so that the server draws pages in the days of the one who looks at them. */
const ZONE = 'timeZone';

const PAIRS = [
  [TOKEN, USER_ID],
  [USER_ID, TOKEN],
] as const;

/**
 * At start each cookie that is found is copied, and wins: after the identity provider the cookies are
 * newer than what is stored. One that comes alone and is not what was stored is of another session,
 * so the stored half of that one goes: two learners are never mixed.
 */
export function copyCookiesTo(storage: BrowserStorage): void {
  for (const [name, other] of PAIRS) {
    const value = cookie(name);
    if (!value) continue;
    const stored = storage.get(name);
    if (stored !== null && stored !== value && !cookie(other)) storage.remove(other);
    storage.set(name, value);
  }
}

/** The placement lookup goes by the cookies alone, which a browser may drop before its storage. */
export function keepSessionCookies({ token, userId }: { token: string; userId: string }): void {
  if (cookie(ZONE) !== timeZone()) setCookie(ZONE, timeZone(), SESSION_LASTS_S);
  if (cookie(TOKEN) === token && cookie(USER_ID) === userId) return;
  setCookie(TOKEN, token, SESSION_LASTS_S);
  setCookie(USER_ID, userId, SESSION_LASTS_S);
}

/** False where the browser takes no cookies: then the token has to say who asks. */
export const isInCookies = (token: string) => cookie(TOKEN) === token;

export function dropSessionCookies(): void {
  for (const name of [TOKEN, USER_ID, ZONE]) setCookie(name, '', 0);
}

/** As long as the server lets a session last that is not used. */
const SESSION_LASTS_S = 30 * 24 * 60 * 60;

function setCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

function cookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
