import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/**
 * A new screen begins at its top, and where the focus went away with the old one, at its heading.
 * Back and Forward are left to the browser, which knows where the learner was.
 */
export function useArrival(): void {
  const [path] = useLocation();
  const before = useRef(path);
  const back = useRef(false);

  useLayoutEffect(() => {
    const onBack = () => {
      back.current = true;
    };
    addEventListener('popstate', onBack, true);
    return () => removeEventListener('popstate', onBack, true);
  }, []);

  useLayoutEffect(() => {
    if (before.current === path) return;
    before.current = path;
    if (!back.current) scrollTo(0, 0);
    back.current = false;
    return watchHeading();
  }, [path]);
}

/** The heading may come with the data, or be replaced by it; what the learner does first ends the wait. */
function watchHeading(): () => void {
  const done = new AbortController();
  const observer = new MutationObserver(focusHeading);
  done.signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  for (const event of ['pointerdown', 'keydown']) {
    addEventListener(event, () => done.abort(), { signal: done.signal, capture: true });
  }
  focusHeading();
  return () => done.abort();
}

function focusHeading(): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
