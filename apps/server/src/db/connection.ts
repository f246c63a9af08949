import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type { Sql } from 'postgres';
import { postgres } from './postgres-js.ts';
import * as schema from './schema.ts';

export type Database = {
  url: string;
  db: PostgresJsDatabase<typeof schema>;
  sql: Sql;
  /** One connection for brief statements: see `briefly`. */
  brief: Sql;
  close(): Promise<void>;
};

/**
 * Opens a pool on a PostgreSQL. The URL may name several hosts (`postgres://u:p@one,two/hajde`) or
 * the folder of a Unix socket, as libpq has it (`postgres:///hajde?host=/run/postgresql`).
 */
export function connect(
  url: string,
  settings: { max?: number; readOnly?: boolean } = {},
): Database {
  const { plainUrl, host } = withoutHostParameter(url);
  const options = {
    ...(host !== undefined && { host }),
    max: settings.max ?? CONNECTIONS,
    connect_timeout: CONNECT_TIMEOUT_SECONDS,
    backoff: reconnectPauseSeconds,
    // Of several hosts one is the primary: a standby that takes reads would refuse to write.
    ...(settings.readOnly !== true && namesSeveralHosts(plainUrl) && WRITABLE),
    connection: {
      application_name: 'hajde',
      TimeZone: 'UTC',
      client_min_messages: 'warning',
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
      lock_timeout: LOCK_TIMEOUT_MS,
    },
  };
  const sql = postgres(plainUrl, options);
  const brief = postgres(plainUrl, {
    ...options,
    max: 1,
    backoff: () => BRIEF_PAUSE_SECONDS,
  });
  const db = drizzle(sql, { schema });
  for (const each of [sql, brief]) convertTypes(each);
  const close = async () => {
    await Promise.all([sql, brief].map((each) => each.end({ timeout: CLOSE_TIMEOUT_SECONDS })));
  };
  return { url, db, sql, brief, close };
}

/**
 * For a statement that every request asks and that is answered at once: those of the same moment go
 * out in one write, on a connection where nothing slow and no lock is in their way. A connection that
 * has fallen silent, because a network swallows what it is sent, fills up: the pool is asked then.
 */
export function briefly<Asked extends unknown[], T>(
  { sql, brief }: Database,
  statement: (sql: Sql) => (...asked: Asked) => PromiseLike<T>,
): (...asked: Asked) => Promise<T> {
  const onBrief = statement(brief);
  const onPool = statement(sql);
  let waiting = 0;
  return async (...asked) => {
    if (waiting === FULL) return onPool(...asked);
    waiting += 1;
    try {
      return await onBrief(...asked);
    } finally {
      waiting -= 1;
    }
  };
}

/** As many as one connection takes before the first is answered. */
const FULL = 100;
const CONNECTIONS = 20;
const CONNECT_TIMEOUT_SECONDS = 10;
const CLOSE_TIMEOUT_SECONDS = 5;
/** A try to connect that fails refuses one who waits: with a single connection, they come quickly. */
const BRIEF_PAUSE_SECONDS = 0.005;
const STATEMENT_TIMEOUT_MS = 15_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000;
const LOCK_TIMEOUT_MS = 10_000;

const WRITABLE = { target_session_attrs: 'read-write' } as const;

const namesSeveralHosts = (url: string) =>
  /^[^/]*\/\/[^/]*,/.test(url) && !url.includes('target_session_attrs=');

const TYPE = { int8: 20, json: 114, date: 1082, timestamptz: 1184, jsonb: 3802 };

/** By all the connections lost since one last worked: a whole pool lost at once is back within a second. */
function reconnectPauseSeconds(lost: number): number {
  return Math.min(0.02 * 2 ** lost, 1) * (0.5 + Math.random() / 2);
}

/** Drizzle turns most conversions off on the client it gets; statements by hand want these of both. */
function convertTypes({ options: { parsers, serializers } }: Sql): void {
  parsers[TYPE.int8] = toNumber;
  // A day is the text it is.
  parsers[TYPE.date] = (text: string) => text;
  parsers[TYPE.timestamptz] = (text: string) => new Date(text);
  serializers[TYPE.timestamptz] = (value: unknown) =>
    value instanceof Date ? value.toISOString() : value;
  for (const type of [TYPE.json, TYPE.jsonb]) {
    // Drizzle's columns hand over JSON that is text already.
    serializers[type] = (value: unknown) =>
      typeof value === 'string' ? value : JSON.stringify(value);
  }
}

/** Counts and sums come as numbers; only one beyond 2^53, which a number cannot hold, as a bigint. */
function toNumber(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}

/** postgres.js takes the folder of a socket as an option only. */
function withoutHostParameter(url: string): { plainUrl: string; host?: string } {
  const [address = '', query = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  const host = parameters.get('host');
  if (host === null) return { plainUrl: url };
  parameters.delete('host');
  return { plainUrl: parameters.size === 0 ? address : `${address}?${parameters}`, host };
}
