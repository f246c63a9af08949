import { access, chmod, constants, lchown, mkdir, readdir, realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { hasCode } from './error-code.ts';
import { assertReachable, firstClosedFolder, type UnixUser } from './unix-user.ts';

/** What the engine keeps in the data folder. */
export type Places = {
  dataDir: string;
  cluster: string;
  /** The start of the name of a cluster that is being made. */
  unfinished: string;
  /** Held by the server that uses the folder. */
  serverLock: string;
  /** Held by the watchdog while anything of PostgreSQL runs in it. */
  engineLock: string;
  password: string;
};

export async function placesIn(dataDir: string): Promise<Places> {
  const real = await usableFolder(dataDir);
  return {
    dataDir: real,
    cluster: join(real, 'postgres'),
    unfinished: join(real, 'postgres.unfinished-'),
    serverLock: join(real, 'server.lock'),
    engineLock: join(real, 'engine.lock'),
    password: join(real, 'postgres.password'),
  };
}

async function usableFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(dataDir);
  } catch (error) {
    throw new Error(
      `The data folder ${dataDir} cannot be made or written (${error instanceof Error ? error.message : error}): ` +
        'set DATA_DIR to a folder of your own.',
      { cause: error },
    );
  }
}

/**
 * Lets the user that runs PostgreSQL into the data folder where only that folder itself is closed
 * and holds nothing but ours (`mktemp -d` makes such folders).
 */
export async function admit(unixUser: UnixUser | undefined, places: Places): Promise<void> {
  if (unixUser === undefined) return;
  const closed = await firstClosedFolder(unixUser, places.dataDir);
  if (closed === places.dataDir && (await holdsOnlyOurs(places))) {
    await lchown(places.dataDir, unixUser.uid, unixUser.gid);
    await chmod(places.dataDir, 0o700);
  }
  await assertReachable(unixUser, places.dataDir);
  // So that this user can start the server on the same data later, without root.
  for (const file of [places.serverLock, places.engineLock]) await giveIfThere(file, unixUser);
}

async function holdsOnlyOurs(places: Places): Promise<boolean> {
  const ours = [places.cluster, places.serverLock, places.engineLock].map((path) => basename(path));
  const names = await readdir(places.dataDir);
  return names.every((name) => ours.includes(name) || name.startsWith(basename(places.unfinished)));
}

async function giveIfThere(file: string, unixUser: UnixUser): Promise<void> {
  try {
    await lchown(file, unixUser.uid, unixUser.gid);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}
