import { useEffect, useState } from 'react';

/** The value a frame late: once the other changes that came with it are painted. */
export function useOncePainted<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // A frame is painted after its callbacks, and timers run after that.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
