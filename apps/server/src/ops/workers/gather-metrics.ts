import type { Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { FromParent, FromWorker, Metrics } from './messages.ts';

/** One that hangs does not keep the others' numbers away. */
const WAITS_AT_MOST_MS = 2_000;

/** Asks all workers for their metrics, and sums them up for the one that wants them. */
export class GatheredMetrics {
  readonly #underway = new Map<number, (metrics: Metrics) => void>();
  #asked = 0;

  async answer(worker: Worker, id: number, workers: readonly Worker[]): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const heard: Metrics[] = [];
    await new Promise<void>((resolve) => {
      const patience = setTimeout(resolve, WAITS_AT_MOST_MS);
      this.#underway.set(asked, (metrics) => {
        heard.push(metrics);
        if (heard.length < workers.length) return;
        clearTimeout(patience);
        resolve();
      });
      for (const each of workers) say(each, { hajde: 'tell-metrics', id: asked });
    });
    this.#underway.delete(asked);
    const text = await AggregatorRegistry.aggregate(heard).metrics();
    say(worker, { hajde: 'metrics-of-all', id, text });
  }

  hear({ id, metrics }: Extract<FromWorker, { hajde: 'metrics' }>): void {
    this.#underway.get(id)?.(metrics);
  }
}

/** To a worker that has just died there is nothing to say. */
export function say(worker: Worker, message: FromParent): void {
  if (worker.isConnected()) worker.send(message, () => {});
}
