import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { reminderCounts } from '../features/reminders/counts.ts';
import { isLoopback } from '../http/address.ts';
import { noSuchCall } from '../http/errors.ts';
import type { Server } from '../http/server.ts';
import { lastBackupAt } from './backup/last-backup.ts';
import { metricsOfAll, offerMetrics } from './workers/metrics-of-all.ts';

/**
 * `/metrics` for Prometheus: how many requests, how long they took, and how the process is; or how
 * all are together, where several serve.
 */
export function measureRequests({ app, database, config: { metricsFor: forWhom } }: Server): void {
  if (forWhom === 'none') return;
  const register = new Registry();
  offerMetrics(register);
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'hajde_request_duration_seconds',
    help: 'How long requests took, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers: [register],
  });

  new Gauge({
    name: 'hajde_last_good_backup_timestamp_seconds',
    help: 'When the last backup was written as a whole; 0 if none ever was.',
    aggregator: 'max',
    registers: [register],
    async collect() {
      const at = await lastBackupAt(database.db);
      // A database that is away changes nothing about the last backup.
      if (at !== undefined) this.set((at?.getTime() ?? 0) / 1000);
    },
  });

  new Gauge({
    name: 'hajde_database_bytes',
    help: 'How much room the database takes.',
    aggregator: 'max',
    registers: [register],
    async collect() {
      const size = await sizeOf(database.pool);
      if (size !== undefined) this.set(size);
    },
  });

  new Counter({
    name: 'hajde_reminders_total',
    help: 'Reminders by what became of them: sent by push or mail, as a letter, pressed, gone, refused, failed.',
    labelNames: ['what'],
    registers: [register],
    collect() {
      this.reset();
      for (const [what, n] of Object.entries(reminderCounts)) this.inc({ what }, n);
    },
  });

  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    // The route, not the address: addresses hold ids, and there is no end of them.
    const route = routeOptions.url ?? 'none';
    duration.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    if (forWhom === 'loopback' && !isFromThisMachine(request)) return noSuchCall(request, reply);
    return reply.type(register.contentType).send(await metricsOfAll(register));
  });
}

/** Unknown while the database is away. */
async function sizeOf(pool: Pool): Promise<number | undefined> {
  const asked = pool.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  const [row] = await asked.then(
    ({ rows }) => rows,
    () => [],
  );
  return row && Number(row.bytes);
}

/** By the connection itself; a proxy on this machine names whom it speaks for, and they are not from here. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const forwarded = FORWARDED.some((name) => headers[name] !== undefined);
  return !forwarded && isLoopback(socket.remoteAddress ?? '');
}

const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];
