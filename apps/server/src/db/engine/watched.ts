import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { WATCHDOG } from '../folders.ts';
import type { Account } from './account.ts';

export type WatchedProgram = {
  command: string;
  args: string[];
  env: Record<string, string>;
  account?: Account | undefined;
  /** Held for as long as the program runs. */
  lockFile: string;
  /** A private folder, made anew for the program and removed when it is stopped for good. */
  folder?: string | undefined;
  pgCtl: string;
};

export type Watched = {
  /** The program's own process id; never settles if it could not be started. */
  pid: Promise<number>;
  /** The exit code of the program, null if the watchdog itself was killed. */
  exit: Promise<number | null>;
  stop(): Promise<void>;
};

/** Runs a program of PostgreSQL under a watchdog, so that it ends when this process does. */
export function watch(program: WatchedProgram, onLine: (line: string) => void): Watched {
  const watchdog = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', WATCHDOG, JSON.stringify(program)],
    {
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true, // a session of its own, so that Ctrl+C reaches the server alone
      windowsHide: true,
      cwd: dirname(program.command),
      env: program.env,
    },
  );
  createInterface({ input: watchdog.stderr }).on('line', onLine);
  // Closing a pipe whose reader is gone is not worth a word: `exit` says that it is gone.
  watchdog.stdin.on('error', () => {});

  const exit = new Promise<number | null>((resolve, reject) => {
    watchdog.on('error', reject);
    watchdog.on('close', resolve);
    // A PostgreSQL that outlives its watchdog keeps the pipe open, and it never closes.
    watchdog.on('exit', (code) => setTimeout(resolve, PIPE_DRAINS_WITHIN_MS, code).unref());
  });
  const pid = new Promise<number>((resolve) => {
    createInterface({ input: watchdog.stdout }).once('line', (line) => resolve(Number(line)));
  });
  return {
    pid,
    exit,
    async stop() {
      watchdog.stdin.end();
      await exit;
    },
  };
}

/** What PostgreSQL needs of our environment: not our secrets, and no PG variables that would steer it. */
export function plainEnvironment(): Record<string, string> {
  const plain: Record<string, string> = { LC_ALL: 'C' };
  for (const name of ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot']) {
    const value = process.env[name];
    if (value !== undefined) plain[name] = value;
  }
  return plain;
}

const PIPE_DRAINS_WITHIN_MS = 500;
