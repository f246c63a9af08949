import { useEffect, useRef, useState } from 'react';

/** Locks something for a moment, so that a press meant for what was there does not reach what comes. */
export function useLock(): [boolean, (ms: number, then?: () => void) => void] {
  const [locked, setLocked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const lockFor = (ms: number, then?: () => void) => {
    clearTimeout(timer.current);
    setLocked(true);
    timer.current = setTimeout(() => {
      setLocked(false);
      then?.();
    }, ms);
  };
  return [locked, lockFor];
}
