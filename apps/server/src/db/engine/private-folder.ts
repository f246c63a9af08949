import { lchown, lstat, mkdir, rm } from 'node:fs/promises';
import type { Account } from './account.ts';
import { hasCode } from './error-code.ts';

/**
 * Makes an empty folder that only its owner may enter, in a place where others may write too.
 * What stands there already is replaced only if it is a folder of ours: anybody can put something
 * else under a name that is known beforehand.
 */
export async function makePrivateFolder(
  folder: string,
  account: Account | undefined,
): Promise<void> {
  if (await isOurs(folder, account)) await rm(folder, { recursive: true });
  await mkdir(folder, { mode: 0o700 });
  if (account !== undefined) await lchown(folder, account.uid, account.gid);
}

async function isOurs(folder: string, account: Account | undefined): Promise<boolean> {
  try {
    const found = await lstat(folder);
    const owners = [process.getuid?.(), account?.uid];
    return found.isDirectory() && owners.includes(found.uid) && (found.mode & 0o077) === 0;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}
