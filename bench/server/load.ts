import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Job, Outcome } from './client.ts';

/** Puts load on a server from a process of its own, so that measuring does not slow down what measures. */
export async function load(job: Job): Promise<Outcome> {
  const client = fork(join(import.meta.dirname, 'client.ts'), { stdio: 'inherit' });
  try {
    client.send(job);
    const [outcome]: (Outcome | { failed: string })[] = await once(client, 'message');
    if (outcome === undefined || 'failed' in outcome) {
      throw new Error(`The load on port ${job.port} failed: ${outcome?.failed}`);
    }
    return outcome;
  } finally {
    client.kill();
  }
}

export const CLIENTS = 32;
