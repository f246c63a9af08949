import { useEffect, useReducer } from 'react';

/** The time of this render. At the instant `next`, at which something will change, it renders again. */
export function useNow(next: Date | null): Date {
  const [ticks, tick] = useReducer((count: number) => count + 1, 0);
  const at = next?.getTime();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a timer that went off early is set again
  useEffect(() => {
    const left = at === undefined ? 0 : at - Date.now();
    if (left <= 0) return;
    const timer = setTimeout(tick, left);
    return () => clearTimeout(timer);
  }, [at, ticks]);
  return new Date();
}
