import { useEffect, useState } from 'react';

const AT_FIRST = 2;
const PER_STEP = 2;

/** How many of these are drawn by now: a few at once, the others in the pauses after. */
export function useGrowing(count: number): number {
  const [drawn, setDrawn] = useState(AT_FIRST);
  useEffect(() => {
    if (drawn >= count) return;
    // One step a frame: several of them laid out together would hold up a finger that scrolls.
    const next = requestAnimationFrame(() => setDrawn(drawn + PER_STEP));
    return () => cancelAnimationFrame(next);
  }, [drawn, count]);
  return Math.min(drawn, count);
}
