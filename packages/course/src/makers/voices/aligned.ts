/** Rows of cells as lines of text, each column as wide as its widest cell. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => (row[at] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd((widths[at] ?? 0) + 2))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}
