import type { Database } from './connection.ts';

/** Runs a read that may be a moment old. */
export type Reads = <T>(query: (database: Database) => Promise<T>) => Promise<T>;

/** A standby that has not answered by then is slower than the primary would be. */
const PATIENCE_MS = 1_000;
const ASKED_AGAIN_AFTER_MS = 5_000;

/**
 * Such reads go to a standby where there is one, and to the primary while it is away, behind, or
 * in the way of what it replays. Nobody waits for a standby twice.
 */
export function readsFrom(
  primary: Database,
  standby: Database | undefined,
  onAway: (error: unknown) => void,
): Reads {
  if (standby === undefined) return (query) => query(primary);
  let awayUntil = 0;
  return async (query) => {
    if (performance.now() < awayUntil) return query(primary);
    try {
      return await inTime(query(standby));
    } catch (error) {
      awayUntil = performance.now() + ASKED_AGAIN_AFTER_MS;
      onAway(error);
      return query(primary);
    }
  };
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`It has not answered for ${PATIENCE_MS} ms.`));
    const timer = setTimeout(late, PATIENCE_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
