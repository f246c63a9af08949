import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVER } from '../scripts/server-command.mjs';

const READY = /^Hajde is ready on (\S+)$/m;
const READY_WITHIN_MS = 60_000;
// A little more than the server gives itself for finishing what runs.
const STOPS_WITHIN_MS = 25_000;
export const STARTS_AND_STOPS_WITHIN_MS = READY_WITHIN_MS + STOPS_WITHIN_MS;

export interface Server {
  /** Another one after every start. */
  readonly url: string;
  readonly dataDir: string;
  log(): string;
  /** The process ends, and what it has stored stays. */
  halt(): Promise<void>;
  /** It goes on after `halt`; one that runs is left alone. */
  start(): Promise<void>;
  /** It ends, and nothing is left of it. */
  stop(): Promise<void>;
}

/** The real server on a free port, with the embedded engine and a data folder of its own. */
export async function startServer(settings: NodeJS.ProcessEnv = {}): Promise<Server> {
  const data = await mkdtemp(join(tmpdir(), 'hajde-e2e-'));
  // As root the engine runs as another user, who has to be let into the folder.
  await chmod(data, 0o755);
  const dataDir = settings.DATA_DIR ?? join(data, 'd');
  let earlier = '';
  let running: Running | undefined = await run({ ...settings, DATA_DIR: dataDir });
  let { url } = running;
  const halt = async () => {
    if (!running) return;
    const ended = running;
    running = undefined;
    await end(ended.child);
    earlier += ended.log();
    if (ended.child.exitCode !== 0) {
      throw new Error(`The server did not stop by itself:\n${ended.log()}`);
    }
  };
  return {
    get url() {
      return url;
    },
    dataDir,
    log: () => earlier + (running?.log() ?? ''),
    halt,
    async start() {
      running ??= await run({ ...settings, DATA_DIR: dataDir });
      url = running.url;
    },
    async stop() {
      try {
        await halt();
      } finally {
        await rm(data, { recursive: true, force: true });
      }
    },
  };
}

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  log(): string;
}

async function run(settings: NodeJS.ProcessEnv): Promise<Running> {
  const child = spawn(process.execPath, SERVER, {
    cwd: join(import.meta.dirname, '..'),
    // The fourth pipe ends when this worker dies, and the server with it.
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { ...withoutSettings(), PORT: '0', HAJDE_PARENT_PIPE: '3', ...settings },
  });
  let log = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (log += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (log += text));
  return { child, url: await ready(child, () => log), log: () => log };
}

function ready(child: ChildProcess, log: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const failed = () => reject(new Error(`The server did not become ready:\n${log()}`));
    const patience = setTimeout(() => {
      child.kill('SIGKILL');
      failed();
    }, READY_WITHIN_MS);
    child.once('error', reject);
    child.once('close', failed);
    child.stdout?.on('data', () => {
      const url = READY.exec(log())?.[1];
      if (!url) return;
      clearTimeout(patience);
      resolve(url);
    });
  });
}

/** A server that hangs is ended all the same, and its exit code tells. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'close');
  const patience = setTimeout(() => child.kill('SIGKILL'), STOPS_WITHIN_MS);
  child.kill('SIGTERM');
  await gone;
  clearTimeout(patience);
}

/** A developer's own settings (another database, say) must not decide how the tests run. */
function withoutSettings(): NodeJS.ProcessEnv {
  const ours =
    /^(PORT|HOST|DATA_DIR|DATABASE_URL|PUBLIC_URL|TRUST_PROXY|OIDC_.*|SMTP_URL|MAIL_FROM|METRICS|LOG_LEVEL)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
}
