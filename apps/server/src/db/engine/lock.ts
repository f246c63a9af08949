import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

export type Lock = { release(): void };

/**
 * Takes an exclusive lock on a file, or answers undefined where another process has it.
 * Node offers no file locks of its own; SQLite's are the kernel's, so two processes can never both
 * get one, and one that is killed leaves none behind, whoever gets its process id next.
 */
export function holdLock(file: string): Lock | undefined {
  const database = new DatabaseSync(file);
  try {
    database.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw new Error(`The lock file ${file} cannot be used.`, { cause: error });
  }
  held.add(database);
  return {
    release() {
      if (held.delete(database)) database.close();
    },
  };
}

/** The same, waiting for another process to let go. */
export async function awaitLock(file: string, patienceMs: number): Promise<Lock | undefined> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const lock = holdLock(file);
    if (lock !== undefined || performance.now() > deadline) return lock;
    await pause(20);
  }
}

/** A connection that is garbage-collected closes and would let go of its lock. */
const held = new Set<DatabaseSync>();

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
