import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Database } from '../../apps/server/src/db/connection.ts';
import { sqlOn } from '../../apps/server/src/testing/sql.ts';
import type { Part } from '../part.ts';
import { rounds } from '../rounds.ts';
import { rowOf } from '../row.ts';
import { playersOf } from './crowd.ts';
import { CLIENTS, load } from './load.ts';
import { hajde } from './process.ts';
import { completions } from './requests.ts';
import type { Stage } from './stage.ts';

const DUE = 10_000;
/** Half of them learn, the others are reminded of it. */
const LEARNERS = 2 * DUE;
/** Of each who is reminded: they have learnt for some weeks, and half of it is due. */
const WORDS = 100;
const ROUNDS = 5;
const ROUND_MS = 6_000;
const BEGINS_WITHIN_MS = 60_000;

export const reminders: Part = {
  name: 'reminders',
  async measure(stage) {
    const service = await pushService();
    const url = await staged(stage, service.url);
    const database = connect(url, { max: 1 });
    const { port, stop } = await hajde({ DATABASE_URL: url, PUSH_TO_OWN_NETWORK: 'true' });
    const requests = completions(playersOf(LEARNERS));
    const msEach = async () => {
      const until = { ms: ROUND_MS };
      return 1000 / (await load({ port, requests, connections: CLIENTS, until })).perSecond;
    };
    let sentWhile = 0;
    try {
      const measured = await rounds(
        ROUNDS,
        async () => {
          await wake(database);
          await service.another();
          const before = service.sent();
          const ms = await msEach();
          sentWhile += service.sent() - before;
          if ((await left(database)) === 0) throw new Error('All reminders were sent too soon.');
          return ms;
        },
        async () => {
          await sqlOn(database)`update reminder set wake_at = null`;
          await service.quiet();
          return msEach();
        },
      );
      const perSecond = Math.round(sentWhile / ((ROUNDS + 1) * (ROUND_MS / 1000)));
      const what = `POST /api/lessons/complete, ${CLIENTS} clients, while ${DUE.toLocaleString('en')} reminders are due (${perSecond} sent a second meanwhile)`;
      return [
        rowOf(
          { what, floor: 'itself while none is', unit: 'ms each', bar: { atMost: 1.3 } },
          measured,
        ),
      ];
    } finally {
      await stop();
      await database.close();
      await service.close();
    }
  },
};

/** Takes everything and looks at nothing: the real ones are on other machines. */
async function pushService() {
  let sent = 0;
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => {
      sent += 1;
      response.writeHead(201).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    sent: () => sent,
    async another(): Promise<void> {
      const before = sent;
      const deadline = performance.now() + BEGINS_WITHIN_MS;
      while (sent === before) {
        if (performance.now() > deadline) throw new Error('No reminder was sent.');
        await pause(50);
      }
    },
    async quiet(): Promise<void> {
      for (let before = -1; before !== sent; ) {
        before = sent;
        await pause(2_000);
      }
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}

async function wake(database: Database): Promise<void> {
  await sqlOn(database)`delete from sent_reminder`;
  await sqlOn(database)`
    update reminder set wake_at = now(), hour = extract(hour from now() at time zone 'UTC')`;
}

async function left(database: Database): Promise<number> {
  const [{ n } = { n: 0 }] = await sqlOn(database)<{ n: number }>`
    select count(*)::int as n from reminder where wake_at <= now()`;
  return n;
}

async function staged(stage: Stage, service: string): Promise<string> {
  const url = await stage.withLearners(LEARNERS);
  const database = connect(url, { max: 1 });
  const sql = sqlOn(database);
  await database.pool.query('set statement_timeout = 0');
  const players = playersOf(LEARNERS).map(({ id }) => id);
  await sql`
    insert into session (token_hash, learner_id, expires_at)
    select sha256(id::text::bytea), id, now() + interval '1 day' from learner
    where id <> all (${players}::uuid[])`;
  await sql`
    insert into push_subscription (learner_id, session_id, endpoint, public_key, secret, created_at)
    select learner_id, id, ${`${service}/`} || id, ${POINT}, ${Buffer.alloc(16)}, now()
    from session where learner_id <> all (${players}::uuid[])`;
  await sql`
    insert into reminder (learner_id, days, mail, letter, unsubscribe_token)
    select learner_id, '{1,2,3,4,5,6,7}', false, false, id from push_subscription`;
  // Home has taken their lessons into the memory of words since.
  await sql`
    update completion set remembered = true where learner_id <> all (${players}::uuid[])`;
  await sql`
    insert into word_memory (learner_id, word_id, stability, difficulty, last_day, last_at, last_id,
      reviews, lapses, last_outcome)
    select learner_id, 'word ' || n, n, 5, current_date - ${WORDS / 2}::int, now(), 'lesson:' || n, 1, 0,
      'right'
    from push_subscription, generate_series(1, ${WORDS}::int) as n`;
  await database.pool.query('vacuum analyze');
  await database.close();
  return url;
}

/** A key of a browser; what it cannot read costs as much. */
const POINT = Buffer.from(
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  'base64url',
);
