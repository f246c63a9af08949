import { useEffect } from 'react';
import { releaseTouches } from './kept-touches.ts';

/** Stands beside a screen that the server may have drawn: once this is mounted, React listens. */
export function Awake() {
  useEffect(releaseTouches, []);
  return null;
}
