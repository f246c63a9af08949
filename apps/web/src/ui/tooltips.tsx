import { type CSSProperties, useEffect, useState } from 'react';
import { onTooltip, type ShownTooltip } from './on-tooltip.ts';

/** The one place of all tooltips: a word about the thing under the pointer that has `data-tooltip`. */
export function Tooltips() {
  const [shown, setShown] = useState<ShownTooltip | null>(null);
  useEffect(() => onTooltip(setShown), []);
  if (!shown) return null;
  return (
    <div
      role="tooltip"
      style={placeFor(shown.over)}
      className="pointer-events-none fixed z-40 max-w-70 rounded-sm bg-inverse px-3 py-2 text-on-inverse text-sm shadow-float"
    >
      {shown.text}
    </div>
  );
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
