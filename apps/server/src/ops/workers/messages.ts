import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import type { CountsByLimit } from '../../http/shared-counts.ts';

export type Metrics = MetricObjectWithValues<MetricValue<string>>[];

/** What a worker says to its parent. */
export type FromWorker =
  | { readonly hajde: 'counted'; readonly counts: CountsByLimit }
  | { readonly hajde: 'metrics-wanted'; readonly id: number }
  | { readonly hajde: 'metrics'; readonly id: number; readonly metrics: Metrics };

/** What the parent says to a worker. */
export type FromParent =
  | { readonly hajde: 'counted'; readonly counts: CountsByLimit }
  | { readonly hajde: 'tell-metrics'; readonly id: number }
  | { readonly hajde: 'metrics-of-all'; readonly id: number; readonly text: string };

/** Node's own messages of a cluster come the same way. */
export function isOurs<M extends FromParent | FromWorker>(message: unknown): message is M {
  return message !== null && typeof message === 'object' && 'hajde' in message;
}
