import type { Progress } from './backup.ts';

const EVERY_MS = 1_000;

/** For people: at most one line a second. */
export function progressTo(tell: (line: string) => void, now = () => performance.now()): Progress {
  let last = now();
  return (table, rows) => {
    if (now() - last < EVERY_MS) return;
    last = now();
    tell(`${table}: ${rows.toLocaleString('en')} rows`);
  };
}
