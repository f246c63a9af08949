import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The process ids of the PostgreSQL in a data folder: the postmaster first, then its children. */
export async function postgresIn(dataDir: string): Promise<number[]> {
  const note = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  const postmaster = Number(note.split('\n')[0]);
  const children: number[] = [];
  for (const name of await readdir('/proc')) {
    if (/^\d+$/.test(name) && (await parentOf(name)) === postmaster) children.push(Number(name));
  }
  return [postmaster, ...children];
}

async function parentOf(pid: string): Promise<number | undefined> {
  try {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8');
    return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    // It ended while we looked.
    return undefined;
  }
}

export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}
