import { useEffect } from 'react';

/**
 * Stands beside what was in the page's picture. Once it is taken over, the picture can be used; until
 * then it is inert, so that nothing that is touched or typed gets lost.
 */
export function Awake() {
  useEffect(wakeUp, []);
  return null;
}

export function wakeUp(): void {
  for (const name of ['inert', 'aria-hidden']) {
    document.getElementById('root')?.removeAttribute(name);
  }
}
