import { Readable } from 'node:stream';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { escapeIdentifier, type Pool, type PoolClient } from 'pg';
import {
  award,
  circleCheer,
  circleMember,
  cultureRead,
  emailChange,
  identity,
  learner,
  learnerDay,
  ledger,
  packDownload,
  placementResult,
  pronunciationAttempt,
  pushSubscription,
  questionReport,
  reminder,
  score,
  securityEvent,
  sentReminder,
  session,
  streakFreeze,
  waitingMail,
  waitingPush,
} from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Limit } from '../../http/throttle.ts';
import { FINISHED_TABLES } from '../../ledger/finished-kinds.ts';
import { placeForExport } from './export-places.ts';

/** What a table holds of a learner, under the name it has in the export. */
const EXPORTED = {
  identities: identity,
  emailChanges: emailChange,
  securityEvents: securityEvent,
  sessions: session,
  ledger,
  days: learnerDay,
  streakFreezes: streakFreeze,
  awards: award,
  scores: score,
  placementResults: placementResult,
  pronunciationAttempts: pronunciationAttempt,
  cultureRead,
  packDownloads: packDownload,
  questionReports: questionReport,
  circles: circleMember,
  cheers: circleCheer,
  reminders: reminder,
  sentReminders: sentReminder,
  remindedDevices: pushSubscription,
  waitingReminders: waitingPush,
  waitingMails: waitingMail,
  ...FINISHED_TABLES,
};

/** What would open the account, and what only repeats something else. */
const LEFT_OUT = new Set([
  'passwordHash',
  'tokenHash',
  'usernameKey',
  'emailKey',
  'learnerId',
  'secret',
  'publicKey',
  'unsubscribeToken',
]);

/** Each reads all there is of a learner. */
export const EXPORTS: Limit = { name: 'exports', atOnce: 5, thenOneEveryMs: 10 * 60_000 };

/**
 * Everything that is kept about a learner, as it stood at one instant, as JSON that is written while
 * it is read: an account may hold more than the memory should. One at a time for each learner,
 * whichever process they ask, and a few at a time in all, since each keeps a connection.
 */
export async function exportOf(pool: Pool, learnerId: string, now: Date): Promise<Readable> {
  const place = placeForExport();
  if (place === undefined)
    throw busy('Other people are downloading their data right now. Please try again in a minute.');
  const client = await begun(pool, learnerId).catch((error) => {
    place.leave();
    throw error;
  });
  const parts = written(client, learnerId, now, place.moved);
  const stream = Readable.from(parts, { objectMode: false });
  place.endBy(() => stream.destroy());
  const tooSlow = setTimeout(() => stream.destroy(), WITHIN_MS);
  stream.once('close', () => {
    place.leave();
    clearTimeout(tooSlow);
    // Whatever it was in the middle of goes with the connection.
    client.release(!stream.readableEnded);
  });
  return stream;
}

const WITHIN_MS = 10 * 60_000;
/** For a reader that pauses; the server's own transactions have less. */
const MAY_PAUSE_MS = 60_000;
const ROWS_AT_A_TIME = 200;

/** A transaction of its own, which sees one instant and holds this learner's only place. */
async function begun(pool: Pool, learnerId: string): Promise<PoolClient> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_xact_lock(hashtextextended('export ' || $1, 0)) as mine,
              set_config('idle_in_transaction_session_timeout', $2, true)`,
      [learnerId, String(MAY_PAUSE_MS)],
    );
    if (!rows[0]?.mine) throw busy("You're already downloading your data.");
    return client;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    client.release(!(error instanceof Refusal));
    throw error;
  }
}

const busy = (sentence: string) => new Refusal(429, 'export_underway', sentence, undefined, 10);

async function* written(
  client: PoolClient,
  learnerId: string,
  now: Date,
  moved: () => void,
): AsyncGenerator<string, void> {
  yield `{"exportedAt":${JSON.stringify(now)}`;
  const { rows } = await client.query(`${selectFrom(learner)} where id = $1`, [learnerId]);
  yield `,"learner":${JSON.stringify(rows[0] ?? {})}`;
  for (const [name, table] of Object.entries(EXPORTED)) {
    yield `,${JSON.stringify(name)}:[`;
    let before = '';
    for await (const part of partsOf(client, table, learnerId)) {
      yield before + part.map((row) => JSON.stringify(row)).join(',');
      before = ',';
      moved();
    }
    yield ']';
  }
  yield '}';
  await client.query('commit');
}

type Exported = (typeof EXPORTED)[keyof typeof EXPORTED];

async function* partsOf(client: PoolClient, table: Exported, learnerId: string) {
  const rows = `${selectFrom(table)} where learner_id = $1`;
  await client.query(`declare part no scroll cursor for ${rows}`, [learnerId]);
  for (;;) {
    const part = await client.query<object>(`fetch ${ROWS_AT_A_TIME} from part`);
    if (part.rows.length > 0) yield part.rows;
    if (part.rows.length < ROWS_AT_A_TIME) break;
  }
  await client.query('close part');
}

function selectFrom(table: Exported | typeof learner): string {
  const shown = Object.entries(getTableColumns(table)).filter(([name]) => !LEFT_OUT.has(name));
  const columns = shown.map(
    ([name, column]) => `${escapeIdentifier(column.name)} as ${escapeIdentifier(name)}`,
  );
  return `select ${columns.join(', ')} from ${escapeIdentifier(getTableName(table))}`;
}
