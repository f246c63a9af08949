import { CALLBACK } from '../features/auth/provider.ts';
import type { Browser } from './browser.ts';

/**
 * Goes to the identity provider and presses a button there: a person's, or Cancel. Gives the address
 * that leads back to us, which has not been asked for yet.
 */
export async function callbackOf(
  browser: Browser,
  start: string | URL,
  sub: string | null,
): Promise<URL> {
  const form = await browser.follow(start, (url) => !isCallback(url));
  // It still knows who is at this browser, and asks nothing.
  if (isCallback(form)) return form;
  if (!form.pathname.startsWith('/interaction/')) throw new Error(`${form} is not the provider`);
  const pressed = await browser.go(form, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(sub === null ? {} : { sub }).toString(),
  });
  const on = new URL(pressed.headers.get('location') ?? '', form);
  return browser.follow(on, (url) => !isCallback(url));
}

const isCallback = (url: URL) => url.pathname === CALLBACK;
