const COLOURS = ['bg-gold', 'bg-on-hero', 'bg-blue'];
const DIAMONDS = Array.from({ length: 18 }, (_, i) => i);

/** Diamonds from Shqipe's scarf that rain over the parent once. Without motion there are none. */
export function Confetti() {
  return (
    <span aria-hidden className="pointer-events-none absolute inset-0">
      {DIAMONDS.map((i) => (
        <span
          key={i}
          className={`absolute -top-4 size-2.5 rotate-45 animate-rain opacity-0 ${COLOURS[i % COLOURS.length]}`}
          // Spread by a step that has no common divisor with their number, so that no pattern shows.
          style={{
            left: `${(i * 37 + 5) % 100}%`,
            animationTimingFunction: fallsAfter((i * 7) % 18),
          }}
        />
      ))}
    </span>
  );
}

/**
 * All begin and end together, and each waits above the edge for its turn: a delay of its own would cost
 * the page a style, a layout and a paint for every diamond that starts or lands.
 */
function fallsAfter(turn: number): string {
  const waits = turn * 2;
  return `linear(0, 0 ${waits}%, 0.3 ${waits + 38}%, 1 ${waits + 62}%)`;
}
