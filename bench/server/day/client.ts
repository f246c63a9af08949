import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { answersOf, NEW_UUID } from '../wire.ts';

/** Sessions as they go over the wire, each at its time, whether the server keeps up or not. */
export interface DayJob {
  readonly port: number;
  readonly sessions: readonly {
    readonly atMs: number;
    /** How long after the start of the session, and what is asked then, one after the other. */
    readonly steps: readonly { readonly afterMs: number; readonly requests: readonly string[] }[];
  }[];
}

export interface DayOutcome {
  readonly requests: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** What was not answered with 200, by its first line and status. */
  readonly refused: Record<string, number>;
}

process.on('message', async (job: DayJob) => {
  try {
    process.send?.(await play(job));
  } catch (error) {
    process.send?.({ failed: String(error) });
  }
});

async function play({ port, sessions }: DayJob): Promise<DayOutcome> {
  const times: number[] = [];
  const refused: Record<string, number> = {};
  const started = performance.now();
  const until = async (ms: number) => {
    const left = started + ms - performance.now();
    if (left > 0) await pause(left);
  };

  const visit = async ({ atMs, steps }: DayJob['sessions'][number]) => {
    await until(atMs);
    // Whoever arrives waits from the moment at which they came, however late they are let in.
    let since = started + atMs;
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const answers = answersOf(socket);
    for (const { afterMs, requests } of steps) {
      if (afterMs > 0) {
        await until(atMs + afterMs);
        since = performance.now();
      }
      for (const request of requests) {
        socket.write(request.replaceAll(NEW_UUID, () => randomUUID()));
        const { value: status } = await answers.next();
        times.push(performance.now() - since);
        since = performance.now();
        if (status === 200) continue;
        const what = `${request.slice(0, request.indexOf(' HTTP'))}`.replace(
          /[\da-f-]{36}/g,
          ':id',
        );
        refused[`${status} ${what}`] = (refused[`${status} ${what}`] ?? 0) + 1;
      }
    }
    socket.destroy();
  };
  await Promise.all(sessions.map(visit));
  const sorted = Float64Array.from(times).sort();
  return {
    requests: times.length,
    p50Ms: sorted[Math.floor(sorted.length * 0.5)] ?? Number.NaN,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    refused,
  };
}
