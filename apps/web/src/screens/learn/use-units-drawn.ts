import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { whenIdle } from '../../base/when-idle.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** More units than the tallest phone shows. */
const ON_FIRST_SCREEN = 4;
/** Around where the path opens: more than is in sight there. */
const BEFORE = 2;
const AHEAD = 3;
/** As many as a slow phone draws without a pause that is felt. */
const AT_ONCE = 4;

/**
 * Which units of the path are drawn: at first those of the first screen; once the app is awake those
 * around where the path opens; then the rest bit by bit from the top, so that no touch has to wait.
 */
export function useUnitsDrawn(all: number, opensAt: number) {
  const awake = useDeferredValue(useHydrated());
  const [fromTop, setFromTop] = useState(ON_FIRST_SCREEN);
  const isWhole = fromTop >= all;
  useEffect(() => {
    if (!awake || isWhole) return;
    let left = false;
    whenIdle(() => {
      if (!left) startTransition(() => setFromTop(fromTop + AT_ONCE));
    });
    return () => {
      left = true;
    };
  }, [awake, isWhole, fromTop]);
  return {
    awake,
    isDrawn: (index: number) =>
      index < fromTop || (awake && index >= opensAt - BEFORE && index <= opensAt + AHEAD),
  };
}
