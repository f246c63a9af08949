import { type CSSProperties, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { onTooltip, type ShownTooltip } from './on-tooltip.ts';

/** The one place of all tooltips: a word about the thing under the pointer that has `data-tooltip`. */
export function Tooltips() {
  const [shown, setShown] = useState<ShownTooltip | null>(null);
  useEffect(() => onTooltip(setShown), []);
  useEffect(() => (shown ? describe(shown.over) : undefined), [shown]);
  if (!shown) return null;
  return createPortal(
    <div
      role="tooltip"
      id={TOOLTIP_ID}
      style={placeFor(shown.over.getBoundingClientRect())}
      className="pointer-events-none fixed z-40 max-w-70 rounded-sm bg-inverse px-3 py-2 font-body font-medium text-on-inverse text-sm shadow-float"
    >
      {shown.text}
    </div>,
    // In the landmark of the thing; and a dialog lies above everything that is not in it.
    shown.over.closest('dialog, main, nav, header') ?? document.body,
  );
}

const TOOLTIP_ID = 'tooltip';

/** The tooltip describes the thing beside whatever else does. */
function describe(thing: HTMLElement): () => void {
  const before = thing.getAttribute('aria-describedby');
  thing.setAttribute('aria-describedby', before ? `${before} ${TOOLTIP_ID}` : TOOLTIP_ID);
  return () => {
    if (before) thing.setAttribute('aria-describedby', before);
    else thing.removeAttribute('aria-describedby');
  };
}

const GAP_PX = 6;
const ROOM_ABOVE_PX = 56;
const HALF_WIDEST_PX = 148;

/** Above the thing where there is room, and never over the edge of the window. */
function placeFor({ left, right, top, bottom }: DOMRect): CSSProperties {
  const centre = (left + right) / 2;
  const upright =
    top < ROOM_ABOVE_PX ? { top: bottom + GAP_PX } : { bottom: innerHeight - top + GAP_PX };
  if (centre < HALF_WIDEST_PX) return { ...upright, left: GAP_PX };
  if (centre > innerWidth - HALF_WIDEST_PX) return { ...upright, right: GAP_PX };
  return { ...upright, left: centre, translate: '-50%' };
}
