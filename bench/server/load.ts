import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Job, Outcome } from './client.ts';

/** Puts load on a server from a process of its own, so that measuring does not slow down what measures. */
export async function load(job: Job): Promise<Outcome> {
  const client = fork(join(import.meta.dirname, 'client.ts'), { stdio: 'inherit' });
  try {
    client.send(job);
    const [told]: (Outcome | { failed: string })[] = await once(client, 'message');
    if (told === undefined || 'failed' in told) {
      throw new Error(`The load on port ${job.port} failed: ${told?.failed}`);
    }
    return told;
  } finally {
    client.kill();
  }
}

export const CLIENTS = 32;
