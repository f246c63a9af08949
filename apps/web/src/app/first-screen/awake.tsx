import { useLayoutEffect } from 'react';
import { releaseTouches } from './kept-touches.ts';

/** Stands beside a screen that the server may have drawn: once this is mounted, React listens. */
export function Awake() {
  // Before anything else is heard: the next key would have React write its own values into the fields.
  useLayoutEffect(releaseTouches, []);
  return null;
}
