import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SUPERUSER } from './cluster.ts';
import { freePort } from './free-port.ts';
import type { Places } from './places.ts';
import { makePrivateFolder } from './private-folder.ts';
import { asArguments } from './settings.ts';
import { firstClosedFolder, type UnixUser } from './unix-user.ts';

/** Where PostgreSQL listens, and for whom. */
export type Endpoint = {
  url: string;
  args: string[];
  /** The folder of the Unix socket, ours to remove. */
  folder?: string;
};

/** A Unix socket in a folder that only its owner may enter, or a port of this machine with a password. */
export async function openEndpoint(
  places: Places,
  unixUser: UnixUser | undefined,
  parents: string[] = [tmpdir(), '/tmp', '/var/tmp', places.dataDir],
): Promise<Endpoint> {
  if (process.platform === 'win32') return portOf(places);
  const folder = await socketFolder(places, unixUser, parents);
  return {
    folder,
    url: `postgres://${SUPERUSER}@localhost/postgres?host=${encodeURIComponent(folder)}`,
    args: asArguments({
      listen_addresses: '',
      unix_socket_directories: `"${folder.replaceAll('"', '""')}"`,
      unix_socket_permissions: '0700',
      port: PORT,
    }),
  };
}

const PORT = '5432';
/** The shortest `sun_path` in use is 104 bytes long (macOS), its closing zero among them. */
const LONGEST_SOCKET_PATH = 103;

async function socketFolder(
  places: Places,
  unixUser: UnixUser | undefined,
  parents: string[],
): Promise<string> {
  // Always the same name for the same data: what a killed server left is found and used again.
  const name = `hajde-postgres-${createHash('sha256').update(places.dataDir).digest('hex').slice(0, 12)}`;
  const refused: string[] = [];
  for (const parent of parents) {
    const folder = join(parent, name);
    if (Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}`)) > LONGEST_SOCKET_PATH) {
      refused.push(`${parent} (its path is too long)`);
    } else if (
      unixUser !== undefined &&
      (await firstClosedFolder(unixUser, parent)) !== undefined
    ) {
      refused.push(`${parent} (closed to the user "${unixUser.name}")`);
    } else {
      try {
        await makePrivateFolder(folder, unixUser);
        return folder;
      } catch (error) {
        refused.push(`${parent} (${error instanceof Error ? error.message : error})`);
      }
    }
  }
  throw new Error(
    `PostgreSQL finds no folder for its socket; tried ${refused.join(', ')}: set TMPDIR to a folder with a short path that can be written.`,
  );
}

async function portOf(places: Places): Promise<Endpoint> {
  const port = await freePort();
  const password = (await readFile(places.password, 'utf8')).trim();
  return {
    url: `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`,
    args: asArguments({ listen_addresses: '127.0.0.1', port: String(port) }),
  };
}
