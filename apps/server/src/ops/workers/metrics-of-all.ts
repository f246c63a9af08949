import cluster from 'node:cluster';
import type { Registry } from 'prom-client';
import { type FromParent, type FromWorker, isOurs } from './messages.ts';

let wanted = 0;

/** The metrics of all workers together, or those of this process where it serves alone. */
export async function metricsOfAll(register: Registry): Promise<string> {
  if (!cluster.isWorker) return register.metrics();
  wanted += 1;
  const id = wanted;
  const { promise, resolve } = Promise.withResolvers<string>();
  const listen = (message: unknown) => {
    if (!isOurs<FromParent>(message)) return;
    if (message.hajde === 'metrics-of-all' && message.id === id) resolve(message.text);
  };
  process.on('message', listen);
  // A parent that says nothing is about to end, and this worker with it.
  const alone = setTimeout(() => resolve(register.metrics()), GIVES_UP_AFTER_MS);
  say({ hajde: 'metrics-wanted', id });
  try {
    return await promise;
  } finally {
    clearTimeout(alone);
    process.off('message', listen);
  }
}

const GIVES_UP_AFTER_MS = 5_000;

/** Tells the parent this worker's own whenever it asks. */
export function offerMetrics(register: Registry): void {
  if (!cluster.isWorker) return;
  process.on('message', async (message: unknown) => {
    if (!isOurs<FromParent>(message) || message.hajde !== 'tell-metrics') return;
    say({ hajde: 'metrics', id: message.id, metrics: await register.getMetricsAsJSON() });
  });
}

function say(message: FromWorker): void {
  process.send?.(message);
}
