import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { hasCode } from './error-code.ts';

/**
 * Ends a PostgreSQL whose watchdog was killed with its server, and forgets one that was killed
 * itself. To be called only where no watchdog lives. PostgreSQL clears most stale lock files
 * itself, but not one whose process id now belongs to another program of the same user.
 */
export async function endOrphan(cluster: string): Promise<void> {
  const pid = await lockedBy(cluster);
  if (pid === undefined) return;
  const command = await commandLine(pid);
  if (command?.includes(cluster)) await end(pid, cluster);
  else if (command !== undefined) await rm(join(cluster, 'postmaster.pid'), { force: true });
}

const GRACE_MS = { fast: 10_000, immediate: 5_000 };

async function end(pid: number, cluster: string): Promise<void> {
  process.kill(pid, 'SIGINT');
  if (await isGoneWithin(pid, cluster, GRACE_MS.fast)) return;
  process.kill(pid, 'SIGQUIT');
  if (await isGoneWithin(pid, cluster, GRACE_MS.immediate)) return;
  throw new Error(
    `PostgreSQL (process ${pid}) of an earlier Hajde still runs in ${cluster} and does not stop: end it, then start Hajde again.`,
  );
}

async function isGoneWithin(pid: number, cluster: string, patienceMs: number): Promise<boolean> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    if (!(await commandLine(pid))?.includes(cluster)) return true;
    await pause(20);
  }
  return false;
}

async function lockedBy(cluster: string): Promise<number | undefined> {
  try {
    const pid = Number.parseInt(await readFile(join(cluster, 'postmaster.pid'), 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * What runs under a process id, undefined if nothing does (or on Windows, where PostgreSQL itself
 * tells its own processes from others). The postmaster's names its cluster.
 */
async function commandLine(pid: number): Promise<string | undefined> {
  if (process.platform === 'win32') return undefined;
  try {
    if (process.platform === 'linux') {
      const line = await readFile(`/proc/${pid}/cmdline`, 'utf8');
      return line === '' ? undefined : line; // a zombie has none
    }
    return (await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)])).stdout;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ESRCH') || isFailedCommand(error)) return undefined;
    throw error;
  }
}

/** `ps` exits with 1 where there is no such process. */
function isFailedCommand(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 1;
}
