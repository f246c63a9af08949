import { useContext, useSyncExternalStore } from 'react';
import { currentSession, onSessionChange } from '../base/session.ts';
import { FirstScreenContext } from '../ui/drawn-first-screen.ts';

/** Null where nobody is signed in. */
export function useLearnerId(): string | null {
  const drawnFor = useContext(FirstScreenContext)?.userId ?? null;
  return useSyncExternalStore(
    onSessionChange,
    () => currentSession()?.userId ?? null,
    () => drawnFor,
  );
}
