const WIDTH = 56;
const HEIGHT = 20;

/** The last scores of a word as a line, from 0 at the bottom to 100 at the top. */
export function ScoreLine({ scores }: { scores: readonly number[] }) {
  if (scores.length < 2) return null;
  const points = scores.map((score, i) => {
    const x = (WIDTH * i) / (scores.length - 1);
    return `${x} ${HEIGHT * (1 - score / 100)}`;
  });
  return (
    <svg
      role="img"
      aria-label={`Scores so far: ${scores.join(', ')}`}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="shrink-0 overflow-visible fill-none stroke-blue-line [stroke-linecap:round] [stroke-linejoin:round] [stroke-width:2.5]"
    >
      <path d={`M${points.join('L')}`} />
      <path d={`M${points.at(-1)}h0`} className="[stroke-width:7]" />
    </svg>
  );
}
