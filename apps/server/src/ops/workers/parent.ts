import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { GatheredMetrics, say } from './gather-metrics.ts';
import { type FromWorker, isOurs } from './messages.ts';

/** As `npm start` is with the whole server. */
const PATIENCE = { restarts: 5, withinMs: 10 * 60_000 };

/** What a worker is told besides the settings. */
export const WORKER_DATABASE = 'HAJDE_WORKER_DATABASE';

/**
 * Starts so many workers and looks after them: one that dies is started again, what one counts the
 * others hear of, and their metrics are summed up. Answers the port once all of them listen.
 */
export async function startWorkers(
  count: number,
  databaseUrl: string,
  onGivingUp: (reason: string) => void,
): Promise<{ port: number; stop(): Promise<void> }> {
  const metrics = new GatheredMetrics();
  const workers = () => Object.values(cluster.workers ?? {}).filter((worker) => !!worker);
  let deaths: number[] = [];
  let isStopping = false;
  // The pipe to whoever started us is the parent's own.
  const env: NodeJS.ProcessEnv = { [WORKER_DATABASE]: databaseUrl, HAJDE_PARENT_PIPE: '' };

  const start = () => {
    const worker = cluster.fork(env);
    worker.on('message', (message: unknown) => {
      if (!isOurs<FromWorker>(message)) return;
      const others = workers().filter((other) => other !== worker);
      if (message.hajde === 'counted') for (const other of others) say(other, message);
      if (message.hajde === 'metrics-wanted') void metrics.answer(worker, message.id, workers());
      if (message.hajde === 'metrics') metrics.hear(message);
    });
    return worker;
  };
  const startAgain = (worker: Worker, code: number | null, signal: string | null) => {
    if (isStopping) return;
    const now = performance.now();
    deaths = [...deaths.filter((at) => now - at < PATIENCE.withinMs), now];
    const reason = signal ?? `code ${code}`;
    if (deaths.length > PATIENCE.restarts * count) {
      onGivingUp(`Workers of Hajde die too often (the last of ${reason}).`);
      return;
    }
    console.error(`Worker ${worker.id} of Hajde has died (${reason}) and is started again.`);
    start();
  };

  const ports = await Promise.all(Array.from({ length: count }, () => listening(start())));
  const [port = 0] = ports;
  // Any port was chosen once: when all have died at the same time, the next ones must not choose again.
  env.PORT = String(port);
  cluster.on('exit', startAgain);
  return {
    port,
    async stop() {
      isStopping = true;
      const ends = workers().map((worker) => {
        worker.process.kill('SIGTERM');
        return once(worker, 'exit');
      });
      await Promise.all(ends);
    },
  };
}

/** The port that a worker serves on; one that refuses to start has said why. */
function listening(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.once('listening', ({ port }) => resolve(port));
    worker.once('exit', (code) => reject(new Refused(code)));
  });
}

export class Refused extends Error {
  constructor(code: number | null) {
    super(`A worker of Hajde ended while it started (code ${code}).`);
  }
}
