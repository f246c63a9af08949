import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { hasCode } from './error-code.ts';

export type UnixUser = { name: string; uid: number; gid: number };

/**
 * The user to run PostgreSQL as: undefined for the one we are, unless that is root, as whom
 * PostgreSQL refuses to run. Data that is already there keeps its owner.
 */
export async function unixUserFor(cluster: string): Promise<UnixUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await ownerOf(cluster);
  if (owner !== undefined) return owner;
  const unixUser = (await lookUp('postgres')) ?? (await lookUp('nobody'));
  if (unixUser === undefined) {
    throw new Error(
      'PostgreSQL refuses to run as root, and there is neither a user "postgres" nor "nobody" to run it as: ' +
        'start Hajde as another user than root, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  return unixUser;
}

/** Stops with a sentence that names the first folder on the way to `path` that is closed to it. */
export async function assertReachable(unixUser: UnixUser | undefined, path: string): Promise<void> {
  if (unixUser === undefined) return;
  const closed = await firstClosedFolder(unixUser, path);
  if (closed === undefined) return;
  throw new Error(
    `PostgreSQL refuses to run as root, so Hajde runs it as the user "${unixUser.name}", who may not enter ${closed} ` +
      `and so cannot reach ${path}: start Hajde as another user than root, or keep it and its DATA_DIR where everyone may enter ` +
      `(or "chmod o+x ${closed}"), or set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

/** Asked of the kernel as that user, since permission bits alone do not tell (access lists). */
export async function firstClosedFolder(
  unixUser: UnixUser,
  path: string,
): Promise<string | undefined> {
  const script = 'for folder; do [ -x "$folder" ] || { printf %s "$folder"; exit; }; done';
  const { stdout } = await run('/bin/sh', ['-c', script, 'sh', ...waysTo(path)], {
    uid: unixUser.uid,
    gid: unixUser.gid,
    cwd: '/',
  });
  return stdout === '' ? undefined : stdout;
}

const run = promisify(execFile);

function waysTo(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [...waysTo(parent), path];
}

async function ownerOf(cluster: string): Promise<UnixUser | undefined> {
  try {
    const { uid, gid } = await stat(cluster);
    return uid === 0 ? undefined : { name: await nameOf(uid), uid, gid };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

async function nameOf(uid: number): Promise<string> {
  try {
    return (await run('id', ['-un', String(uid)])).stdout.trim();
  } catch {
    // A folder may belong to a user that this machine (a container, say) has no name for.
    return String(uid);
  }
}

async function lookUp(name: string): Promise<UnixUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { name, uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    // `id` fails for a user that does not exist.
    return undefined;
  }
}
