import { useLayoutEffect, useRef, useState } from 'react';
import { useToast } from './toast.ts';

/** Where the tallest toast ends: narrow windows break its lines. */
const ENDS_AT_PX = 140;
const NARROW_ENDS_AT_PX = 160;
const NARROW = '(max-width: 479px)';

/**
 * Room for a toast above what it would cover. It stays after the toast has gone: what somebody reads or
 * is about to press must not move.
 */
export function ToastRoom() {
  const open = useToast()?.open ?? false;
  const [needed, setNeeded] = useState(open);
  if (open && !needed) setNeeded(true);
  const room = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    if (!needed || !room.current) return;
    const end = matchMedia(NARROW).matches ? NARROW_ENDS_AT_PX : ENDS_AT_PX;
    setHeight(Math.max(0, end - (room.current.getBoundingClientRect().top + scrollY)));
  }, [needed]);
  return needed ? <div ref={room} aria-hidden className="shrink-0" style={{ height }} /> : null;
}
