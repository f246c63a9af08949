import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CannotMeasure } from '../part.ts';

const run = promisify(execFile);
const SCALE = 32;
const THREADS = 2;

/** PostgreSQL's own benchmark, on a database of its own in the same server. */
export async function openPgbench(databaseUrl: string) {
  const libpq = forLibpq(databaseUrl);
  const pgbench = async (...args: string[]) => {
    try {
      return (await run('pgbench', [...args, libpq])).stdout;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
      throw new CannotMeasure(
        'pgbench is missing: install it with "apt-get install postgresql", or put it on the PATH.',
      );
    }
  };
  await pgbench('--initialize', '--quiet', `--scale=${SCALE}`);
  return {
    scale: SCALE,
    async transactionsPerSecond(clients: number, seconds: number): Promise<number> {
      const output = await pgbench(
        '--no-vacuum',
        `--client=${clients}`,
        `--jobs=${THREADS}`,
        `--time=${seconds}`,
      );
      const tps = /^tps = ([\d.]+)/m.exec(output)?.[1];
      if (tps === undefined) throw new Error(`pgbench told no figure:\n${output}`);
      return Number(tps);
    },
  };
}

/** libpq takes the folder of a socket from the query only where the URL names no host. */
function forLibpq(databaseUrl: string): string {
  return databaseUrl.includes('?host=') ? databaseUrl.replace('@localhost/', '@/') : databaseUrl;
}
