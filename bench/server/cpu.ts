import { readdir, readFile } from 'node:fs/promises';
import { connect } from '../../apps/server/src/db/connection.ts';

/** Linux counts in hundredths of a second, whatever the machine. */
const TICKS_A_SECOND = 100;

/** The seconds of CPU that a process has used so far, without its children. */
export async function cpuSeconds(pid: number): Promise<number> {
  const { own } = await times(pid);
  return own / TICKS_A_SECOND;
}

/** The seconds of CPU that a PostgreSQL has used so far, with all of its processes, those that have ended too. */
export async function cpuSecondsOfPostgres(postmaster: number): Promise<number> {
  const all = await Promise.all((await processes()).map((pid) => times(pid).catch(() => GONE)));
  const children = all.filter(({ parent }) => parent === postmaster);
  const { own, reaped } = await times(postmaster);
  return children.reduce((sum, child) => sum + child.own, own + reaped) / TICKS_A_SECOND;
}

/** The process that all processes of a PostgreSQL are children of. */
export async function postmasterOf(url: string): Promise<number> {
  const database = connect(url, { max: 1 });
  const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const { parent } = await times(rows[0]?.pid ?? 0);
  await database.close();
  return parent;
}

const GONE = { parent: -1, own: 0, reaped: 0 };

const processes = async () => (await readdir('/proc')).map(Number).filter(Number.isInteger);

async function times(pid: number) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of the program stands in brackets, and may hold anything.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parent = 0] = fields;
  const [user = 0, system = 0, reapedUser = 0, reapedSystem = 0] = fields.slice(11, 15);
  return { parent, own: user + system, reaped: reapedUser + reapedSystem };
}
