import { randomBytes } from 'node:crypto';
import { lchown, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { hasCode } from './error-code.ts';
import type { Places } from './places.ts';
import type { UnixUser } from './unix-user.ts';
import { plainEnvironment, watch } from './watched.ts';

export const SUPERUSER = 'hajde';

/**
 * Makes sure that there is a cluster, and that these binaries can run it. `initdb` works in a
 * folder beside, renamed when it is whole, since a killed one leaves a folder that nothing can use.
 */
export async function ensureCluster(
  places: Places,
  binaries: Binaries,
  unixUser: UnixUser | undefined,
  settings: { sync: boolean },
): Promise<void> {
  await removeUnfinished(places);
  const major = await majorOf(places.cluster);
  if (major === undefined) await createCluster(places, binaries, unixUser, settings);
  else if (major !== binaries.major) {
    throw new Error(
      `The data in ${places.cluster} was written by PostgreSQL ${major}, and this Hajde brings PostgreSQL ${binaries.major}: ` +
        'make a backup with the Hajde that wrote it ("npm run backup -- FILE"), move the folder away, ' +
        'and restore it with this one ("npm run restore -- FILE").',
    );
  }
}

async function createCluster(
  places: Places,
  binaries: Binaries,
  unixUser: UnixUser | undefined,
  settings: { sync: boolean },
): Promise<void> {
  const folder = await mkdtemp(places.unfinished);
  if (unixUser !== undefined) await lchown(folder, unixUser.uid, unixUser.gid);
  const output: string[] = [];
  const initdb = watch(
    {
      command: binaries.initdb,
      args: [
        `--pgdata=${folder}`,
        `--username=${SUPERUSER}`,
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--data-checksums',
        '--no-instructions',
        ...(settings.sync ? [] : ['--no-sync']),
        ...(await authentication(places)),
      ],
      env: plainEnvironment(),
      unixUser,
      lockFile: places.engineLock,
      pgCtl: binaries.pgCtl,
    },
    (line) => output.push(line),
  );
  const code = await initdb.exit;
  if (code !== 0) {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    throw new Error(
      `PostgreSQL could not make its data folder ${places.cluster}: ${output.slice(-5).join(' ')}`,
    );
  }
  await rename(folder, places.cluster);
  if (settings.sync) await persistEntries(dirname(places.cluster));
}

/** A Unix socket is guarded by its folder; a TCP port needs a password. */
async function authentication(places: Places): Promise<string[]> {
  if (process.platform !== 'win32') return ['--auth=trust'];
  await writeFile(places.password, randomBytes(32).toString('hex'), { mode: 0o600 });
  return ['--auth=scram-sha-256', `--pwfile=${places.password}`];
}

async function removeUnfinished(places: Places): Promise<void> {
  const folder = dirname(places.unfinished);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (path.startsWith(places.unfinished)) {
      await rm(path, { recursive: true, force: true, maxRetries: 5 });
    }
  }
}

async function majorOf(cluster: string): Promise<number | undefined> {
  try {
    return Number.parseInt(await readFile(join(cluster, 'PG_VERSION'), 'utf8'), 10);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    if (hasCode(error, 'EACCES')) {
      throw new Error(`The data in ${cluster} belongs to another user: start Hajde as that user.`, {
        cause: error,
      });
    }
    throw error;
  }
}

/** A rename outlives a power cut only once its folder is on the disk. */
async function persistEntries(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
