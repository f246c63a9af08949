import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../testing/database.ts';
import { type ServerProcess, startProcess, temporaryDataDir } from '../../testing/process.ts';
import { type PushService, startPushService } from '../../testing/push-service.ts';
import { sqlOn } from '../../testing/sql.ts';

const WORKERS = 2;
/** Several parts for each worker. */
const LEARNERS = 400;
const SELDOM = { interval: 200 };

let fresh: FreshDatabase;
let service: PushService;
let folder: Awaited<ReturnType<typeof temporaryDataDir>>;
beforeAll(async () => {
  [fresh, service, folder] = await Promise.all([
    freshDatabase(),
    startPushService(),
    temporaryDataDir(),
  ]);
});
afterAll(async () => {
  await fresh.drop();
  await service.close();
  await folder.remove();
});

const start = (): Promise<ServerProcess> =>
  startProcess(folder.dataDir, {
    DATABASE_URL: fresh.url,
    WORKERS: String(WORKERS),
    PUSH_TO_OWN_NETWORK: 'true',
  });

/** Where it is between noon and one, so that no midnight comes in between. */
function zoneAtNoon(): string {
  const east = 12 - new Date().getUTCHours();
  return `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`;
}

/** Learners whose hour has come an hour ago. */
async function settle(): Promise<string[]> {
  const zone = zoneAtNoon();
  const names = Array.from({ length: LEARNERS }, () => randomUUID());
  for (const name of names) {
    const { endpoint, keys } = service.subscribe(name);
    await sqlOn(fresh.database)`
      with one as (
        insert into learner (username, username_key, zone) values (${name}, ${name}, ${zone})
        returning id
      ), here as (
        insert into session (token_hash, learner_id, expires_at)
        select sha256(${name}::bytea), id, now() + interval '1 day' from one returning id, learner_id
      ), reminded as (
        insert into reminder (learner_id, hour, days, mail, letter, unsubscribe_token, wake_at)
        select id, 11, '{1,2,3,4,5,6,7}', false, false, ${name}, now() from one
      )
      insert into push_subscription (learner_id, session_id, endpoint, public_key, secret, created_at)
      select learner_id, id, ${endpoint}, ${Buffer.from(keys.p256dh, 'base64url')},
        ${Buffer.from(keys.auth, 'base64url')}, now() from here`;
  }
  return names;
}

const stillDue = async () =>
  (await sqlOn(fresh.database)`select from reminder where wake_at <= now()`).length;
const received = () => service.received.map(({ name }) => name).toSorted();

test(`${WORKERS} workers, which begin at the same time, remind each of ${LEARNERS} learners once`, async () => {
  const names = (await settle()).toSorted();
  const server = await start();
  await expect.poll(() => service.received.length, SELDOM).toBeGreaterThanOrEqual(LEARNERS);
  await expect.poll(stillDue, SELDOM).toBe(0);
  expect(await server.stop()).toBe(0);
  expect(received()).toEqual(names);

  // Looked at once more on the same day, by workers that know nothing of the first ones.
  await sqlOn(fresh.database)`update reminder set wake_at = now()`;
  const again = await start();
  await expect.poll(stillDue, SELDOM).toBe(0);
  expect(await again.stop()).toBe(0);
  expect(received()).toEqual(names);
});
