import { useContext, useSyncExternalStore } from 'react';
import { FirstScreenContext } from '../../ui/drawn-first-screen.ts';

/** From here up the dashboard stands beside Home. */
const WIDE = '(min-width: 1024px)';

export function useWideWindow(): boolean {
  const drawnWide = useContext(FirstScreenContext)?.wide ?? false;
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
