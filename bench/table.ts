import type { Bar, Row } from './row.ts';

/** The rows for people: as Markdown, so that a run can be pasted anywhere. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.what,
    `${figure(row.value)} ${row.unit}`,
    row.floor,
    `${figure(row.floorValue)} ${row.unit}`,
    row.ratio.toFixed(2),
    row.spread.map((ratio) => ratio.toFixed(2)).join(' to '),
    bar(row.bar),
    row.reached ? 'reached' : 'MISSED',
  ]);
  const widths = HEADER.map((name, i) =>
    Math.max(name.length, ...cells.map((line) => line[i]?.length ?? 0)),
  );
  const line = (texts: readonly string[]) =>
    `| ${texts.map((text, i) => text.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  return [line(HEADER), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join(
    '\n',
  );
}

const HEADER = ['what', 'measured', 'floor', 'measured', 'ratio', 'spread', 'bar', ''];

const bar = (it: Bar) => ('atLeast' in it ? `≥ ${it.atLeast}` : `≤ ${it.atMost}`);

/** Three digits that mean something, without an exponent. */
function figure(value: number): string {
  return value >= 100 ? Math.round(value).toString() : Number(value.toPrecision(3)).toString();
}
