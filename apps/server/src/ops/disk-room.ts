import { statfs } from 'node:fs/promises';

/** Two segments of PostgreSQL's log, and some for what reading writes in passing. */
const RESERVE_BYTES = 40 * 1024 ** 2;
const LOOKS_EVERY_MS = 1_000;

/** Looks after the room on the disk of the embedded PostgreSQL, and says when there is too little. */
export function watchRoom(
  folder: string,
  tell: (line: string) => void,
  { reserve = RESERVE_BYTES, everyMs = LOOKS_EVERY_MS } = {},
): { isFull(): boolean; stop(): void } {
  let full = false;
  const look = async () => {
    const { bavail, bsize } = await statfs(folder);
    // A little more room than it takes to stop, or it would go on and off.
    const isFull = bavail * bsize < (full ? 1.5 * reserve : reserve);
    if (isFull === full) return;
    full = isFull;
    tell(
      full
        ? `The disk of ${folder} is full: nothing is written until there is room, reads go on.`
        : `The disk of ${folder} has room again.`,
    );
  };
  const timer = setInterval(() => {
    look().catch((error) => tell(`The room on the disk of ${folder} is not known: ${error}`));
  }, everyMs);
  timer.unref();
  return { isFull: () => full, stop: () => clearInterval(timer) };
}
