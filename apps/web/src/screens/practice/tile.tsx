import { type PointerEvent, useRef } from 'react';

const DRAGS_FROM_PX = 8;

/** A word to tap or to drag. */
export function Tile({
  text,
  used = false,
  hinted = false,
  onTap,
  onDrop,
}: {
  text: string;
  /** It stands in the sentence; its place among the others stays empty. */
  used?: boolean;
  /** What is being typed may become this one. */
  hinted?: boolean;
  onTap: () => void;
  onDrop: (x: number, y: number) => void;
}) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const dragged = useRef(false);
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    if (!from.current) return;
    const [x, y] = [event.clientX - from.current.x, event.clientY - from.current.y];
    if (!dragged.current && Math.hypot(x, y) < DRAGS_FROM_PX) return;
    if (!dragged.current) event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = true;
    event.currentTarget.style.translate = `${x}px ${y}px`;
  };
  const end = (event: PointerEvent<HTMLButtonElement>, dropped: boolean) => {
    from.current = null;
    event.currentTarget.style.translate = '';
    if (dragged.current && dropped) onDrop(event.clientX, event.clientY);
    if (!dropped) dragged.current = false;
  };
  const looks = used
    ? 'border-line bg-sunk text-transparent forced-colors:text-[GrayText]'
    : `${hinted ? 'border-blue-line bg-blue-tint text-blue-text' : 'border-control-line bg-surface'} shadow-[0_3px_0_var(--control-line)] active:translate-y-0.75 active:shadow-none`;
  return (
    <button
      type="button"
      lang="sq"
      // Disabled, it would drop the focus of whoever has just pressed it.
      aria-disabled={used}
      onPointerDown={({ clientX: x, clientY: y }) => {
        dragged.current = false;
        if (!used) from.current = { x, y };
      }}
      onPointerMove={move}
      onPointerUp={(event) => end(event, true)}
      onPointerCancel={(event) => end(event, false)}
      onClick={() => {
        // The click that ends a drag is none.
        if (!dragged.current && !used) onTap();
        dragged.current = false;
      }}
      className={`min-h-12 touch-none select-none rounded-md border-2 px-3.5 font-semibold text-md ${looks}`}
    >
      {text}
    </button>
  );
}
