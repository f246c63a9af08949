import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { UnixUser } from '../../db/engine/unix-user.ts';
import { signal } from './postgres-processes.ts';

/** A script of `deploy/`, run as a container would run it, and again with the same settings once it has ended. */
interface Restartable {
  start(): void;
  end(name: NodeJS.Signals): Promise<void>;
  said(): string;
}

/** What is kept of its words, for the one who has to find out why a test failed. */
const LAST_WORDS = 8_000;

export function restartable(
  script: string,
  unixUser: UnixUser | undefined,
  env: Record<string, string>,
): Restartable {
  let output = '';
  let running: { pid: number | undefined; gone: Promise<unknown> } | undefined;
  return {
    start() {
      if (running !== undefined) return;
      const child = spawn('sh', [script], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { PATH: process.env.PATH, ...env },
        ...(unixUser && { uid: unixUser.uid, gid: unixUser.gid }),
      });
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text) => {
          output = (output + text).slice(-LAST_WORDS);
        });
      }
      const gone = once(child, 'exit').then(() => {
        running = undefined;
      });
      running = { pid: child.pid, gone };
    },
    async end(name) {
      if (running?.pid !== undefined) signal([running.pid], name);
      await running?.gone;
    },
    said: () => output,
  };
}
