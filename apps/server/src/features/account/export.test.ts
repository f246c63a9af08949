import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../testing/database.ts';
import { type Hajde, startHajde } from '../../testing/hajde.ts';
import { type ServerProcess, startProcess } from '../../testing/process.ts';
import { sqlOn } from '../../testing/sql.ts';

const COMPLETIONS = 50_000;
const TOKEN = 'x'.repeat(43);
/** More than a system takes in for somebody who does not read. */
const UNREAD_COMPLETIONS = 20_000;

let fresh: FreshDatabase;
let server: ServerProcess;
let learnerId: string;
beforeAll(async () => {
  fresh = await freshDatabase();
  learnerId = await longAccount('long', TOKEN, COMPLETIONS);
  server = await startProcess('unused', { DATABASE_URL: fresh.url });
});
afterAll(async () => {
  await server.stop();
  await fresh.drop();
});

/** Somebody who has completed more than fits into the memory of five requests at once. */
async function longAccount(name: string, token: string, completions: number): Promise<string> {
  const sql = sqlOn(fresh.database);
  const id = randomUUID();
  await sql`insert into learner (id, username, username_key) values (${id}, ${name}, ${name})`;
  await sql`
    insert into session (token_hash, learner_id, expires_at)
    values (${createHash('sha256').update(token).digest()}, ${id}, now() + interval '1 day')`;
  const answer = {
    extras: Array.from({ length: 12 }, () => ({ kind: 'unit', name: randomUUID() })),
  };
  await sql`
    insert into completion (learner_id, completion_id, lesson_id, course_version, saved_at,
      received_at, local_day, zone, mistakes, answer)
    select ${id}, gen_random_uuid(), 'basics-hello', 'v', now(), now(), now()::date, 'UTC', 0,
      ${JSON.stringify(answer)}::jsonb
    from generate_series(1, ${completions}::int)`;
  return id;
}

async function ask(id = learnerId, token = TOKEN): Promise<Response> {
  const response = await fetch(`${server.url}/api/users/${id}/account/export`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (response.status !== 408) return response;
  // On a busy machine it was this process that took too long to say what it wants.
  await response.body?.cancel();
  return ask(id, token);
}

test('five exports at once of 50,000 completions: one comes, the others are told to wait, and the server lives', async () => {
  const heard = await Promise.all(Array.from({ length: 5 }, () => ask()));
  expect(heard.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429, 429]);
  for (const response of heard.filter(({ status }) => status === 429)) {
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await response.json()).code).toBe('export_underway');
  }
  const whole = await heard.find(({ status }) => status === 200)?.json();
  expect(whole.completions).toHaveLength(COMPLETIONS);
  const noted = await sqlOn(fresh.database)`
    select kind from security_event where learner_id = ${learnerId}`;
  expect(noted).toEqual([{ kind: 'exported' }]);
  expect(whole.learner.username).toBe('long');
  expect(server.child.exitCode).toBeNull();
});

test('the place is free again after a download, and after one that was broken off', async () => {
  const broken = new AbortController();
  const first = await fetch(`${server.url}/api/users/${learnerId}/account/export`, {
    headers: { authorization: `Bearer ${TOKEN}` },
    signal: broken.signal,
  });
  expect(first.status).toBe(200);
  broken.abort();
  let last: Response | undefined;
  await expect
    .poll(async () => {
      await last?.body?.cancel();
      last = await ask();
      return last.status;
    })
    .toBe(200);
  await last?.body?.cancel();
});

test('four exports that nobody reads keep others waiting for less than a minute', async () => {
  const unread = await Promise.all(
    ['a', 'b', 'c', 'd'].map(async (name) => {
      const token = name.repeat(43);
      return ask(await longAccount(name, token, UNREAD_COMPLETIONS), token);
    }),
  );
  expect(unread.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const token = 'e'.repeat(43);
  const id = await longAccount('e', token, 1);
  const askShortly = async () => {
    const response = await ask(id, token);
    return [response.status, (await response.json()).code];
  };
  expect(await askShortly()).toEqual([429, 'export_underway']);
  await expect.poll(askShortly, { timeout: 50_000, interval: 1_000 }).toEqual([200, undefined]);
  for (const { body } of unread) await body?.cancel();
});

test('every learner may export at the same time as others, and gets their own', async () => {
  const hajde: Hajde = await startHajde();
  const learners = await Promise.all(Array.from({ length: 3 }, () => hajde.newLearner()));
  const heard = await Promise.all(
    learners.map((each) => each.call('GET /api/users/:id/account/export')),
  );
  expect(heard.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(heard.map(({ body }) => body.learner)).toMatchObject(
    learners.map(({ id, username }) => ({ id, username })),
  );
  await hajde.close();
});
