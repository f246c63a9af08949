const WIDTH = 300;
const HEIGHT = 96;
const TONES = { blue: 'stroke-blue-line', muted: 'stroke-line-strong [stroke-dasharray:4_5]' };
const DOTS = { blue: 'bg-blue-line', muted: 'bg-line-strong' };

interface Line {
  readonly name: string;
  readonly values: readonly number[];
  readonly tone: keyof typeof TONES;
}

/** A few lines over time, on one scale from zero. What they show stands in the label. */
export function LinePlot({
  label,
  lines,
  from,
  to,
  mark,
}: {
  label: string;
  lines: readonly Line[];
  /** What stands below the first and the last value. */
  from: string;
  to: string;
  /** The place of a day that is marked, from 0 to 1, and its name. */
  mark?: { readonly at: number; readonly name: string };
}) {
  const highest = Math.max(1, ...lines.flatMap(({ values }) => values));
  const path = (values: readonly number[]) =>
    values
      .map((value, i) => {
        const x = (WIDTH * i) / Math.max(1, values.length - 1);
        return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${(HEIGHT * (1 - value / highest)).toFixed(1)}`;
      })
      .join('');
  return (
    <figure>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-28 w-full overflow-visible fill-none [stroke-linecap:round] [stroke-linejoin:round]"
      >
        <path
          d={`M0 ${HEIGHT}H${WIDTH}`}
          vectorEffect="non-scaling-stroke"
          className="stroke-line [stroke-width:2]"
        />
        {mark && (
          <path
            d={`M${WIDTH * mark.at} 0V${HEIGHT}`}
            vectorEffect="non-scaling-stroke"
            className="stroke-line-strong [stroke-width:2]"
          />
        )}
        {lines.map(({ name, values, tone }) => (
          <path
            key={name}
            d={path(values)}
            vectorEffect="non-scaling-stroke"
            className={`[stroke-width:3] ${TONES[tone]}`}
          />
        ))}
      </svg>
      <figcaption className="mt-1 flex flex-wrap justify-between gap-x-3 text-muted text-xs">
        <span>{from}</span>
        {mark && <span>{mark.name}</span>}
        <span>{to}</span>
      </figcaption>
      {lines.length > 1 && (
        <ul className="mt-1 flex flex-wrap gap-x-4 text-muted text-xs">
          {lines.map(({ name, tone }) => (
            <li key={name} className="flex items-center gap-1.5">
              <span aria-hidden className={`h-1 w-4 rounded-pill ${DOTS[tone]}`} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}
