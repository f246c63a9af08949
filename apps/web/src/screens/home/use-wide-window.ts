import { useContext, useSyncExternalStore } from 'react';
import { DrawnFor } from '../../ui/drawn-first-screen.ts';

/** From here up the dashboard stands beside Home. */
const WIDE = '(min-width: 1024px)';

export function useWide(): boolean {
  const drawnWide = useContext(DrawnFor)?.wide ?? false;
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => drawnWide,
  );
}

function subscribe(listener: () => void): () => void {
  const wide = matchMedia(WIDE);
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}
