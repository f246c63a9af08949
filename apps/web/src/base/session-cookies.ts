/** The names of the session's two values, in cookies and in local storage alike. */
export const TOKEN = 'authToken';
export const USER_ID = 'userId';

/** At start the server's cookies win: after the identity provider they are newer than what is stored. */
export function copyCookiesToStorage(): void {
  const token = cookie(TOKEN);
  const userId = cookie(USER_ID);
  if (!token || !userId) return;
  localStorage.setItem(TOKEN, token);
  localStorage.setItem(USER_ID, userId);
}

export function dropSessionCookies(): void {
  for (const name of [TOKEN, USER_ID]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  }
}

function cookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
