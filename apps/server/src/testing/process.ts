import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVER } from '../../../../scripts/server-command.mjs';
import { ROOT } from '../ops/folders.ts';

const READY = /Hajde is ready on (http:\S+)/;

/** The whole server as a process of its own, as an operator runs it. */
export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  readonly said: () => string;
  /** Ends it as a power cut would, and waits until it is gone. */
  kill(): Promise<void>;
  /** Asks it to stop, and tells its exit code. */
  stop(): Promise<number | null>;
}

export async function startProcess(
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
): Promise<ServerProcess> {
  const { child, said } = launch(dataDir, env);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const ready = READY.exec(said())?.[1];
      if (ready) resolve(ready);
    });
    child.once('close', () => reject(new Error(`The server did not start:\n${said()}`)));
  });
  const gone = once(child, 'close');
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await gone;
    return child.exitCode;
  };
  return {
    url,
    child,
    said,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

/** Starts a server that is expected to refuse, and tells how it ended. */
export async function startRefused(dataDir: string, env: NodeJS.ProcessEnv = {}) {
  const { child, said } = launch(dataDir, env);
  const [code] = await once(child, 'close');
  return { code, said: said().trim() };
}

function launch(dataDir: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, SERVER, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: dataDir, ...env },
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
  return { child, said: () => output };
}

export async function temporaryDataDir(): Promise<{ dataDir: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'hajde-data-'));
  // As root the engine runs as another user, who has to be let into the folder.
  await chmod(folder, 0o755);
  return {
    dataDir: join(folder, 'data'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
