import { useLayoutEffect } from 'react';
import { releaseTouches } from './kept-touches.ts';

/** Stands beside a screen that the server may have drawn: once this is mounted, React listens. */
export function Awake() {
  // In the very commit that wakes the screen: nothing comes between.
  useLayoutEffect(releaseTouches, []);
  return null;
}
