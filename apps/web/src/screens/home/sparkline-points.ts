interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line needs two ends. */
const LEAST_POINTS = 2;

/**
 * The points of a sparkline in a box of that size, one for each day that has a value; none where
 * there are too few. A day without a value keeps its place on the way.
 */
export function sparklinePoints(
  values: readonly (number | null)[],
  width: number,
  height: number,
): readonly Point[] {
  const known = values.filter((value) => value !== null);
  if (known.length < LEAST_POINTS) return [];
  const low = Math.min(...known);
  const high = Math.max(...known);
  const share = (value: number) => {
    if (high > low) return (value - low) / (high - low);
    return high === 0 ? 0 : 0.5;
  };
  return values.flatMap((value, day) =>
    value === null
      ? []
      : [{ x: (width * day) / (values.length - 1), y: height * (1 - share(value)) }],
  );
}
