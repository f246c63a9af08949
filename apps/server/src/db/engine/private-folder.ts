import { lchown, lstat, mkdir, rm } from 'node:fs/promises';
import { hasCode } from './error-code.ts';
import type { UnixUser } from './unix-user.ts';

/**
 * Makes an empty folder that only its owner may enter, in a place where others may write too.
 * What stands there already is replaced only if it is a folder of ours: anybody can put something
 * else under a name that is known beforehand.
 */
export async function makePrivateFolder(
  folder: string,
  unixUser: UnixUser | undefined,
): Promise<void> {
  if (await isOurs(folder, unixUser)) await rm(folder, { recursive: true });
  await mkdir(folder, { mode: 0o700 });
  if (unixUser !== undefined) await lchown(folder, unixUser.uid, unixUser.gid);
}

async function isOurs(folder: string, unixUser: UnixUser | undefined): Promise<boolean> {
  try {
    const found = await lstat(folder);
    const owners = [process.getuid?.(), unixUser?.uid];
    return found.isDirectory() && owners.includes(found.uid) && (found.mode & 0o077) === 0;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}
