import { useSyncExternalStore } from 'react';

/** False on the server and while React hydrates its drawing; then true, for what comes only afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
