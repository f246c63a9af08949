import { useEffect } from 'react';

/**
 * Stands beside a screen that the server may have drawn. The server's drawing is inert, so that no
 * touch and no key gets lost before React listens; once this is mounted, React does.
 */
export function RemoveInert() {
  useEffect(removeInert, []);
  return null;
}

export function removeInert(): void {
  for (const name of ['inert', 'aria-hidden']) {
    document.getElementById('root')?.removeAttribute(name);
  }
}
