import { useEffectEvent, useLayoutEffect } from 'react';

/** From the very commit that shows what the keys are for: however soon one is pressed, it is heard. */
export function useKeydown(onKey: (event: KeyboardEvent) => void): void {
  const listen = useEffectEvent(onKey);
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => listen(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
