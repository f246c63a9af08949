import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { whenIdle } from '../../base/when-idle.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** More units than the tallest phone shows. */
const ON_FIRST_SCREEN = 4;
/** Beyond where the path opens: more than is in sight there. */
const AHEAD = 3;
/** As many as a slow phone draws without a pause that is felt. */
const AT_ONCE = 4;

/**
 * How many units of the path are drawn: at first those of the first screen; once the app is awake those up
 * to where the path opens, and a little further; then the rest bit by bit, so that no touch has to wait.
 */
export function useUnitsDrawn(all: number, opensAt: number): number {
  const awake = useDeferredValue(useHydrated());
  const [more, setMore] = useState(0);
  const wanted = awake ? Math.max(ON_FIRST_SCREEN, opensAt + 1 + AHEAD) + more : ON_FIRST_SCREEN;
  const isWhole = wanted >= all;
  useEffect(() => {
    if (!awake || isWhole) return;
    let left = false;
    whenIdle(() => {
      if (!left) startTransition(() => setMore(more + AT_ONCE));
    });
    return () => {
      left = true;
    };
  }, [awake, isWhole, more]);
  return Math.min(all, wanted);
}
