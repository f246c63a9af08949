import { useSyncExternalStore } from 'react';

/** False in the picture that comes with the page; what is not in it follows once the app has it. */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
