import { isInTheMiddle } from './in-the-middle.ts';

/**
 * A tab that was open over a release, in a browser without a service worker, asks for parts that the
 * server no longer has. It moves to the new version, unless something is being played in it.
 */
export function reloadWhenReplaced(): void {
  addEventListener('vite:preloadError', async () => {
    if (!isInTheMiddle(location.pathname) && (await isReplaced())) location.reload();
  });
}

/** Another page than ours is served: a mere failure of the network must not blank the screen. */
async function isReplaced(): Promise<boolean> {
  // The device's own newer page says nothing about what the server no longer has.
  if (!navigator.onLine) return false;
  try {
    const page = await (await fetch('/index.html', { cache: 'no-store' })).text();
    const ours = document.querySelector<HTMLScriptElement>('script[type=module][src]');
    return (
      page.includes('<script') && ours !== null && !page.includes(ours.getAttribute('src') ?? '')
    );
  } catch {
    // No answer says nothing about versions.
    return false;
  }
}
