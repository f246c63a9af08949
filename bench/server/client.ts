import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { answersOf, NEW_UUID } from './wire.ts';

/** What a client process is told to do: requests as they go over the wire, and for how long. */
export interface Job {
  readonly port: number;
  /** `NEW_UUID` in one is replaced each time it is sent. */
  readonly requests: readonly string[];
  readonly connections: number;
  /** Ends after this time, or after so many requests. */
  readonly until: { readonly ms: number } | { readonly requests: number };
}

export interface Outcome {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

if (process.send !== undefined) {
  process.on('message', async (job: Job) => {
    try {
      process.send?.(await work(job));
    } catch (error) {
      process.send?.({ failed: String(error) });
    }
  });
}

/**
 * Asks on all connections at once, each its next request when the last is answered. Written on bare
 * sockets, since a whole HTTP client would need as much of the machine as the server it measures.
 */
async function work({ port, requests, connections, until }: Job): Promise<Outcome> {
  const times: number[] = [];
  const started = performance.now();
  const isOver =
    'ms' in until
      ? () => performance.now() - started >= until.ms
      : () => times.length + connections > until.requests;

  const one = async (offset: number) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const answers = answersOf(socket);
    // Its own share of the requests: no learner is on two connections at a time.
    for (let i = offset; !isOver(); i += connections) {
      const request = requests[i % requests.length] ?? '';
      const since = performance.now();
      socket.write(request.replaceAll(NEW_UUID, () => randomUUID()));
      const { value: status } = await answers.next();
      if (status !== 200) throw new Error(`answered ${status}: ${request.split('\r\n')[0]}`);
      times.push(performance.now() - since);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, (_, i) => one(i)));
  const seconds = (performance.now() - started) / 1000;
  const sorted = Float64Array.from(times).sort();
  return {
    perSecond: times.length / seconds,
    p50Ms: sorted[Math.floor(sorted.length * 0.5)] ?? Number.NaN,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
  };
}
