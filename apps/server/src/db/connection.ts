import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { GatheringSocket } from './gathering-socket.ts';
import { openPool } from './hosts.ts';
import { type SharedClient, sharedClient } from './shared-client.ts';
import { useOurTypes } from './value-types.ts';

/** Drizzle over the pool, or over the one connection of a transaction. */
export type Db = NodePgDatabase;

export interface Database {
  readonly url: string;
  readonly pool: Pool;
  readonly db: Db;
  /** For what every request asks first. */
  readonly shared: SharedClient;
  close(): Promise<void>;
}

interface Settings {
  readonly max?: number;
  /** A standby will do. */
  readonly readOnly?: boolean;
  /** Statements need not wait for the answer to those before; COPY cannot have that. */
  readonly pipeline?: boolean;
}

useOurTypes();

/**
 * Opens a pool on a PostgreSQL. The URL may name several hosts (`postgres://u:p@one,two/hajde`) or
 * the folder of a Unix socket, as libpq has it (`postgres:///hajde?host=/run/postgresql`).
 */
export function connect(
  url: string,
  { max = CONNECTIONS, readOnly = false, pipeline = true }: Settings = {},
): Database {
  const sockets = new Set<Socket>();
  const open = (connections: number) => {
    const options = { ...OPTIONS, pipeline, max: connections, stream: () => kept(sockets) };
    const pool = openPool(url, options, { readOnly });
    // Whoever waits for a lost connection is told so; one that nobody waits for is just replaced.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    return pool;
  };
  const pool = open(max);
  const shared = sharedClient(open(1), pool);
  return {
    url,
    pool,
    shared,
    db: drizzle({ client: pool }),
    async close() {
      const patience = new AbortController();
      const cut = async () => {
        await pause(CLOSES_WITHIN_MS, undefined, patience);
        for (const socket of sockets) socket.destroy();
      };
      await Promise.race([Promise.all([pool.end(), shared.close()]), cut()]);
      patience.abort();
    },
  };
}

function kept(sockets: Set<Socket>): Socket {
  const socket = new GatheringSocket();
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
  return socket;
}

const CONNECTIONS = 20;
const CLOSES_WITHIN_MS = 5_000;

const OPTIONS = {
  keepAlive: true,
  connectionTimeoutMillis: 10_000,
  // What a connection has prepared would be lost with it.
  idleTimeoutMillis: 0,
  application_name: 'hajde',
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
  lock_timeout: 10_000,
  options: '-c TimeZone=UTC -c client_min_messages=warning',
};
