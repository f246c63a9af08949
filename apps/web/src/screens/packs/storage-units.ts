const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;
const STEP = 1024;

/** '1.5 MB': at most two decimals, and no zeros at their end. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  // Compared after rounding, or 1048575 bytes would read '1024 KB'.
  while (rounded(value) >= STEP && unit < UNITS.length - 1) {
    value /= STEP;
    unit += 1;
  }
  return `${rounded(value)} ${UNITS[unit]}`;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
