import { setTimeout as pause } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { Endpoint } from './endpoint.ts';
import { warningsTo } from './log.ts';
import { endOrphan } from './orphan.ts';
import type { Places } from './places.ts';
import { settingArguments } from './settings.ts';
import type { UnixUser } from './unix-user.ts';
import { plainEnvironment, type Watched, watch } from './watched.ts';

export type Postmaster = { pid: number; exit: Watched['exit']; stop: Watched['stop'] };

export type PostmasterOptions = {
  places: Places;
  binaries: Binaries;
  unixUser: UnixUser | undefined;
  endpoint: Endpoint;
  durable: boolean;
  log: (line: string) => void;
  /** Told when its process is on its way. */
  onLaunch: () => void;
};

/** Starts PostgreSQL and waits until it takes connections, also while a dying one still holds the data. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const attempt = await tryToStart(options);
    if ('pid' in attempt) return attempt;
    const held = attempt.output.some((line) => DATA_IS_HELD.test(line));
    if (!held || performance.now() > deadline) {
      const reason = attempt.output.map((line) => line.replace(/^[^|]*\|/, '')).join(' ');
      throw new Error(
        held
          ? `The data in ${options.places.cluster} is still held by another PostgreSQL after ${PATIENCE_MS / 1000} s: ${reason}`
          : `PostgreSQL did not start on ${options.places.cluster}: ${reason}`,
      );
    }
    await pause(RETRY_MS);
  }
}

const PATIENCE_MS = 30_000;
const RETRY_MS = 50;
const READY = /\|LOG: {2}database system is ready to accept connections/;
const DATA_IS_HELD =
  /lock file ".*" already exists|pre-existing shared memory block|could not bind|Address already in use/;
const LINES_KEPT = 6;

async function tryToStart(options: PostmasterOptions): Promise<Postmaster | { output: string[] }> {
  const { places, binaries, unixUser, endpoint } = options;
  await endOrphan(places.cluster);

  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>();
  const output: string[] = [];
  const warn = warningsTo(options.log);
  let phase: 'starting' | 'running' | 'stopping' = 'starting';
  const watched = watch(
    {
      command: binaries.postgres,
      args: ['-D', places.cluster, ...settingArguments(options), ...endpoint.args],
      env: plainEnvironment(),
      unixUser,
      lockFile: places.engineLock,
      folder: endpoint.folder,
      pgCtl: binaries.pgCtl,
    },
    (line) => {
      if (phase === 'starting') output.push(line);
      if (phase === 'running') warn(line);
      if (READY.test(line)) isReady();
    },
  );
  options.onLaunch();
  const pid = await Promise.race([
    ready.then(() => watched.pid),
    watched.exit.then(() => undefined),
  ]);
  if (pid === undefined) return { output: output.slice(-LINES_KEPT) };
  phase = 'running';
  output.forEach(warn);
  return {
    pid,
    exit: watched.exit,
    stop() {
      phase = 'stopping';
      return watched.stop();
    },
  };
}
