import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { hasCode } from './error-code.ts';

/**
 * Ends a PostgreSQL whose watchdog was killed with its server, and forgets one that was killed
 * itself. To be called only where no watchdog lives. PostgreSQL clears most stale lock files
 * itself, but not one whose process id now belongs to another program of the same user, and not one
 * that a power cut or a full disk has left empty or broken.
 */
export async function endOrphan(cluster: string): Promise<void> {
  const note = await noteOf(cluster);
  if (note === undefined) return;
  const pid = Number.parseInt(note, 10);
  const command = pid > 0 ? await commandLine(pid) : undefined;
  if (command?.includes(cluster)) await end(pid, cluster);
  else if (command !== undefined) await forget(cluster);
  else if (!WHOLE.test(note)) {
    // It names nobody, so whoever may still run there has to be looked for before it goes.
    for (const orphan of await postmastersOf(cluster)) await end(orphan, cluster);
    await forget(cluster);
  }
}

/** Its process and its folder, on a line each. */
const WHOLE = /^\d+\n.+\n/;

const forget = (cluster: string) => rm(join(cluster, 'postmaster.pid'), { force: true });

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

async function noteOf(cluster: string): Promise<string | undefined> {
  try {
    return await readFile(join(cluster, 'postmaster.pid'), 'utf8');
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

/** Every PostgreSQL that was told to run on this cluster. Windows keeps a second one off the data itself. */
async function postmastersOf(cluster: string): Promise<number[]> {
  if (process.platform === 'win32') return [];
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,args=']);
  return stdout
    .split('\n')
    .filter((line) => POSTMASTER.test(line) && line.includes(` -D ${cluster} `))
    .map((line) => Number.parseInt(line, 10));
}

const POSTMASTER = /^\s*\d+ \S*postgres /;
