import { sparklinePoints } from './sparkline-points.ts';

const WIDTH = 100;
const HEIGHT = 32;
const TONES = {
  red: 'stroke-red',
  gold: 'stroke-[color-mix(in_srgb,var(--gold),var(--gold-text)_45%)]',
  blue: 'stroke-blue-line',
};

/** A week as a line. What it shows stands in its label, day by day. */
export function Sparkline({
  label,
  values,
  tone,
}: {
  label: string;
  values: readonly (number | null)[];
  tone: keyof typeof TONES;
}) {
  const points = sparklinePoints(values, WIDTH, HEIGHT);
  const last = points.at(-1);
  if (!last) return <p className="min-h-11 pt-2 text-muted text-xs">Your chart starts tomorrow</p>;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={`mt-3 mb-2 h-8 w-[calc(100%-10px)] overflow-visible fill-none [stroke-linecap:round] [stroke-linejoin:round] ${TONES[tone]}`}
    >
      <path
        d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`}
        vectorEffect="non-scaling-stroke"
        className="[stroke-width:3]"
      />
      {/* A line without length is a dot that stays round however wide the picture is. */}
      <path
        d={`M${last.x} ${last.y}h0`}
        vectorEffect="non-scaling-stroke"
        className="[stroke-width:10]"
      />
    </svg>
  );
}
