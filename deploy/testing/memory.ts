import { existsSync } from 'node:fs';
import { mkdir, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A control group whose processes are ended when they use more, as a container's are. */
interface MemoryLimit {
  /** Whoever writes their process id there is in it. */
  readonly joins: string;
  remove(): Promise<void>;
}

const GROUPS = '/sys/fs/cgroup';
let made = 0;

export async function limitMemory(limit: string): Promise<MemoryLimit> {
  // Kernels have them in one of two ways.
  const isUnified = existsSync(join(GROUPS, 'cgroup.controllers'));
  made += 1;
  const group = join(GROUPS, isUnified ? '' : 'memory', `hajde-${process.pid}-${made}`);
  await mkdir(group);
  const file = isUnified ? 'memory.max' : 'memory.limit_in_bytes';
  await writeFile(join(group, file), String(bytesOf(limit)));
  return { joins: join(group, 'cgroup.procs'), remove: () => rmdir(group) };
}

function bytesOf(limit: string): number {
  const [, number, unit] = /^(\d+)([mg])$/.exec(limit) ?? [];
  if (number === undefined) throw new Error(`${limit} is no amount of memory.`);
  return Number(number) * 1024 ** (unit === 'g' ? 3 : 2);
}
