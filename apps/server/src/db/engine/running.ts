import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SUPERUSER } from './cluster.ts';
import { hasCode } from './error-code.ts';
import { holdLock } from './lock.ts';
import { placesIn } from './places.ts';

/**
 * The address of the PostgreSQL that a running server keeps in this folder, for commands that work
 * beside it; undefined where nobody runs one. PostgreSQL itself notes where it listens.
 */
export async function runningEngine(dataDir: string): Promise<string | undefined> {
  const places = await placesIn(dataDir);
  const free = holdLock(places.serverLock);
  if (free !== undefined) {
    free.release();
    return undefined;
  }
  const note = await noteIn(places.cluster);
  if (note === undefined) return undefined;
  const [, , , port = '', socketFolder = ''] = note.split('\n');
  // A note that a full disk has left empty tells nothing.
  if (port === '') return undefined;
  if (socketFolder !== '') {
    return `postgres://${SUPERUSER}@localhost/postgres?host=${encodeURIComponent(socketFolder)}`;
  }
  const password = (await readFile(places.password, 'utf8')).trim();
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;
}

async function noteIn(cluster: string): Promise<string | undefined> {
  try {
    return await readFile(join(cluster, 'postmaster.pid'), 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
