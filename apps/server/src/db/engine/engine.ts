import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { findBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { openEndpoint } from './endpoint.ts';
import { awaitLock, type Lock } from './lock.ts';
import { admit, type Places, placesIn } from './places.ts';
import { type Postmaster, type PostmasterOptions, startPostmaster } from './postmaster.ts';
import { assertReachable, unixUserFor } from './unix-user.ts';

export type Engine = {
  /** For `connect`, and for `psql`. */
  url: string;
  /** The process id of PostgreSQL, another one after it was started again. */
  readonly pid: number;
  stop(): Promise<void>;
};

export type EngineOptions = {
  dataDir: string;
  log: (line: string) => void;
  /** Gives up durability for speed. The tests' own clusters only. */
  volatile?: boolean;
};

/** Runs the real PostgreSQL on a folder, and keeps it running until it is stopped or this process ends. */
export async function startEngine(options: EngineOptions): Promise<Engine> {
  const { ready } = await launchEngine(options);
  return ready;
}

/** The same, for who has other things to do until it is ready. */
export async function launchEngine(
  options: EngineOptions,
): Promise<{ url: string; ready: Promise<Engine> }> {
  const binaries = await findBinaries();
  const places = await placesIn(options.dataDir);
  const unixUser = await unixUserFor(places.cluster);
  const durable = options.volatile !== true;
  const lock = await takeFolder(places);
  try {
    await awaitPredecessor(places);
    await assertReachable(unixUser, binaries.folder);
    await admit(unixUser, places);
    await ensureCluster(places, binaries, unixUser, { sync: durable });
    const endpoint = await openEndpoint(places, unixUser);
    const { promise: launched, resolve: onLaunch } = Promise.withResolvers<void>();
    const start = { places, binaries, unixUser, endpoint, durable, log: options.log, onLaunch };
    const ready = run(start, lock);
    await Promise.race([launched, ready]);
    return { url: endpoint.url, ready };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function run(start: PostmasterOptions, lock: Lock): Promise<Engine> {
  const { url, folder } = start.endpoint;
  try {
    const running = await keepRunning(start);
    return {
      url,
      get pid() {
        return running.pid();
      },
      async stop() {
        await running.stop();
        lock.release();
      },
    };
  } catch (error) {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    lock.release();
    throw error;
  }
}

/** A server that was killed or told to stop a moment ago may still be ending. */
const LAST_BREATH_MS = 1_000;
const PREDECESSOR_STOPS_WITHIN_MS = 30_000;
const RESTART_PAUSE_MS = 1_000;

async function takeFolder(places: Places): Promise<Lock> {
  const lock = await awaitLock(places.serverLock, LAST_BREATH_MS);
  if (lock !== undefined) return lock;
  throw new Error(
    `Another Hajde server is already using the data folder ${places.dataDir}: stop it first, or give this one a folder of its own with DATA_DIR.`,
  );
}

/** A server that was killed leaves a watchdog that is still stopping its PostgreSQL. */
async function awaitPredecessor(places: Places): Promise<void> {
  const lock = await awaitLock(places.engineLock, PREDECESSOR_STOPS_WITHIN_MS);
  if (lock === undefined) {
    throw new Error(
      `The PostgreSQL of an earlier Hajde is still stopping in ${places.dataDir} after ${PREDECESSOR_STOPS_WITHIN_MS / 1000} s: wait until it is done, then start Hajde again.`,
    );
  }
  lock.release();
}

/** PostgreSQL may be killed too (out of memory, say): then it is started again at the same address. */
async function keepRunning(start: PostmasterOptions) {
  let postmaster: Postmaster = await startPostmaster(start);
  const stopping = new AbortController();

  async function restartWhenItEnds(): Promise<void> {
    for (;;) {
      const code = await postmaster.exit;
      if (stopping.signal.aborted) return;
      start.log(`WARNING:  PostgreSQL ended by itself (exit code ${code}) and is started again`);
      postmaster = await startAgain();
      if (stopping.signal.aborted) await postmaster.stop();
    }
  }

  async function startAgain(): Promise<Postmaster> {
    for (;;) {
      try {
        return await startPostmaster(start);
      } catch (error) {
        start.log(`FATAL:  ${error instanceof Error ? error.message : error}`);
        if (stopping.signal.aborted) return postmaster;
        await pause(RESTART_PAUSE_MS);
      }
    }
  }

  const supervision = restartWhenItEnds();
  return {
    pid: () => postmaster.pid,
    async stop() {
      stopping.abort();
      await postmaster.stop();
      await supervision;
    },
  };
}
