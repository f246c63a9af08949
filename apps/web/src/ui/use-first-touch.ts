import { useEffect, useEffectEvent } from 'react';

/** Fetches ahead at the first touch or key what is needed soon after it, and not before. */
export function useFirstTouch(load: () => Promise<unknown>): void {
  const fetchAhead = useEffectEvent(() => {
    // Where it cannot be loaded now, it is asked for again when it is to be shown.
    load().catch((error) => console.warn('Fetching ahead failed.', error));
  });
  useEffect(() => {
    const listener = () => fetchAhead();
    const events = ['pointerdown', 'keydown'];
    for (const event of events) addEventListener(event, listener, { once: true });
    return () => {
      for (const event of events) removeEventListener(event, listener);
    };
  }, []);
}
