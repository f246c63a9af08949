import { useEffect, useState } from 'react';

/** The way from Prishtina up to Gjeravica, and on it the learner's mark, which may climb there. */
export function Mountain({
  share,
  from = share,
  label,
  className,
}: {
  /** How much of the way lies behind the mark. */
  share: number;
  /** Where the mark stands at first. */
  from?: number;
  label: string;
  className: string;
}) {
  const [at, setAt] = useState(from);
  useEffect(() => {
    // Only a change after the first paint is seen as a movement.
    const frame = requestAnimationFrame(() => setAt(share));
    return () => cancelAnimationFrame(frame);
  }, [share]);
  const { x, y } = pointAt(at);
  return (
    <svg
      viewBox="0 0 400 220"
      preserveAspectRatio="xMidYMin slice"
      className={className}
      role="img"
      aria-label={label}
    >
      <circle cx="78" cy="52" r="26" className="fill-gold" />
      <path
        className="fill-red opacity-25"
        d="M0 150 60 112l40 24 64-58 46 46 52-72 44 66 40-28 54 60v110H0Z"
      />
      <path className="fill-surface" d="m262 52 13 20-9 6-6-6-8 8-5-10Z" />
      <path
        className="fill-red opacity-55"
        d="M0 186 52 150l44 28 70-52 56 50 60-44 66 52 52-28v84H0Z"
      />
      <path className="fill-hero-2" d="M0 206 76 178l80 26 84-30 92 30 68-20v56H0Z" />
      <path d={WAY} className={`${TRAIL} [stroke-dasharray:2_7]`} />
      <g
        className="transition-transform duration-1500"
        // The server draws marks that stand still, and may not use styles.
        {...(from === share
          ? { transform: `translate(${x} ${y})` }
          : { style: { transform: `translate(${x}px, ${y}px)` } })}
      >
        <path d="m0-11 11 11L0 11-11 0Z" className="fill-red stroke-surface [stroke-width:3]" />
      </g>
      <path d="M262 52V28" className="stroke-ink [stroke-linecap:round] [stroke-width:3]" />
      <path d="M263 28h18l-5 6 5 6h-18Z" className="fill-blue" />
    </svg>
  );
}

const TRAIL = 'fill-none stroke-ink [stroke-linecap:round] [stroke-width:3]';

/** The corners of the path up the mountain, in the picture's own units. */
const CORNERS = [
  [66, 160],
  [108, 148],
  [146, 154],
  [184, 138],
  [210, 118],
  [228, 94],
  [246, 76],
  [262, 54],
] as const;
const WAY = `M${CORNERS.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** The point after a share of the way, measured along it. */
function pointAt(share: number): { x: number; y: number } {
  const legs = CORNERS.slice(1).map(([x, y], i) => {
    const [fromX, fromY] = CORNERS[i] ?? [x, y];
    return { fromX, fromY, x, y, length: Math.hypot(x - fromX, y - fromY) };
  });
  let left = share * legs.reduce((sum, { length }) => sum + length, 0);
  for (const leg of legs) {
    if (left <= leg.length) {
      const part = left / leg.length;
      return {
        x: leg.fromX + part * (leg.x - leg.fromX),
        y: leg.fromY + part * (leg.y - leg.fromY),
      };
    }
    left -= leg.length;
  }
  const [x, y] = CORNERS[CORNERS.length - 1] ?? [0, 0];
  return { x, y };
}
