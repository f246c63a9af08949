import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../apps/server/src/db/engine/free-port.ts';
import { SERVER } from '../../scripts/server-command.mjs';

const ROOT = join(import.meta.dirname, '../..');
const ANSWERS_WITHIN_MS = 60_000;
const ASKS_EVERY_MS = 3;

/** A server in a process of its own, as it runs in earnest: its log goes to where nobody reads it. */
export interface Served {
  readonly port: number;
  readonly pid: number;
  /** From the start of the process to its first answer. */
  readonly startedInMs: number;
  /** What the process itself holds in memory, without PostgreSQL. */
  memoryMb(): Promise<number>;
  stop(): Promise<void>;
}

export const hajde = (env: NodeJS.ProcessEnv) => serve(SERVER, '/api/ready', env);

/** The least that a server can do: see bare.ts. */
export const bare = (databaseUrl: string) =>
  serve(['bench/server/bare.ts'], '/ready', { DATABASE_URL: databaseUrl });

async function serve(
  command: readonly string[],
  ready: string,
  env: NodeJS.ProcessEnv,
): Promise<Served> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), ...env },
  });
  try {
    await firstAnswer(child, `http://127.0.0.1:${port}${ready}`);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return {
    port,
    pid: child.pid ?? 0,
    startedInMs: performance.now() - started,
    memoryMb: () => memoryMb(child),
    async stop() {
      const gone = once(child, 'close');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function firstAnswer(child: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + ANSWERS_WITHIN_MS;
  while (performance.now() < deadline && child.exitCode === null) {
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // Nobody listens yet.
    }
    await pause(ASKS_EVERY_MS);
  }
  throw new Error(`There was no answer from ${url}.`);
}

async function memoryMb({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}
