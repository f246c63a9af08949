import { lchown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, firstClosedFolder } from './account.ts';
import { SUPERUSER } from './cluster.ts';
import type { Places } from './places.ts';
import { asArguments } from './settings.ts';

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
  account: Account | undefined,
  parents: string[] = [tmpdir(), '/tmp', '/var/tmp', places.dataDir],
): Promise<Endpoint> {
  if (process.platform === 'win32') return portOf(places);
  const folder = await socketFolder(account, parents);
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

/** Takes away what a killed PostgreSQL left, whose lock may name a process id that is in use again. */
export async function renewEndpoint(
  { folder }: Endpoint,
  account: Account | undefined,
): Promise<void> {
  if (folder === undefined) return;
  await removeFolder(folder);
  await mkdir(folder, { mode: 0o700 });
  if (account !== undefined) await lchown(folder, account.uid, account.gid);
}

export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** Whether a folder is one that `openEndpoint` made. */
export function isSocketFolder(folder: string | undefined): folder is string {
  return folder !== undefined && new RegExp(`/${PREFIX}[A-Za-z0-9]{6}$`).test(folder);
}

const PREFIX = 'hajde-postgres-';
const PORT = '5432';
/** The shortest `sun_path` in use is 104 bytes long (macOS), its closing zero among them. */
const LONGEST_SOCKET_PATH = 103;

async function socketFolder(account: Account | undefined, parents: string[]): Promise<string> {
  const refused: string[] = [];
  for (const parent of parents) {
    const example = join(parent, `${PREFIX}XXXXXX`, `.s.PGSQL.${PORT}`);
    if (Buffer.byteLength(example) > LONGEST_SOCKET_PATH) {
      refused.push(`${parent} (its path is too long)`);
    } else if (account !== undefined && (await firstClosedFolder(account, parent)) !== undefined) {
      refused.push(`${parent} (closed to the user "${account.name}")`);
    } else {
      try {
        const folder = await mkdtemp(join(parent, PREFIX));
        if (account !== undefined) await lchown(folder, account.uid, account.gid);
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('The system gave no free port.'));
      });
    });
  });
}
