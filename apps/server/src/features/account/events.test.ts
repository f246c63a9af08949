import { SECURITY_EVENT_KINDS } from '@hajde/rules/account/security-events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteEvent } from '../../credentials/security-events.ts';
import { administer } from '../../ops/admin/administer.ts';
import { type Hajde, PASSWORD, type SignedIn, startHajde } from '../../testing/hajde.ts';
import { sqlOn } from '../../testing/sql.ts';

let hajde: Hajde;
beforeAll(async () => {
  hajde = await startHajde();
});
afterAll(() => hajde.close());

const FIREFOX = 'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0';
const admin = (...args: string[]) => administer(hajde.database, args, hajde.clock.now());
const eventsOf = async (me: SignedIn) =>
  (await me.call('GET /api/users/:id/account/events')).body.map(({ kind, device }) =>
    device === null ? kind : `${kind} on ${device}`,
  );
const login = (me: SignedIn, password = PASSWORD) =>
  hajde.visitor.call('POST /api/auth/login', {
    body: { username: me.username, password },
    headers: { 'user-agent': FIREFOX, 'x-device': 'the-secret-of-a-phone-here' },
  });

test('a learner sees what happened to the doors of their account, the newest first', async () => {
  const me = await hajde.newLearner();
  await login(me, 'wrong');
  await login(me);
  await login(me);
  await me.call('POST /api/users/:id/account/email', {
    body: { currentPassword: PASSWORD, email: 'events@example.com' },
  });
  await me.call('GET /api/users/:id/account/export');
  await admin('rename', me.username, 'Renamed');
  await admin('sessions', 'Renamed', '--end');
  const { body } = await login({ ...me, username: 'Renamed' });
  const asked = await hajde.visitor.call('GET /api/users/:id/account/events', {
    params: { id: me.id },
    headers: { authorization: `Bearer ${body.token}` },
  });
  expect(asked.body.map(({ kind, device }) => (device ? `${kind} on ${device}` : kind))).toEqual([
    'signed_in on Firefox on Android',
    'operator_ended_sessions',
    'operator_renamed',
    'exported',
    'email_changed',
    'signed_in on Firefox on Android',
    'signed_in_on_new_device on Firefox on Android',
    'registered',
  ]);
});

test("nobody sees another learner's", async () => {
  const [me, other] = [await hajde.newLearner(), await hajde.newLearner()];
  await login(other);
  expect(await eventsOf(me)).toEqual(['registered']);
});

test('the operator sees them all, and that an account was deleted, but no longer whose', async () => {
  const me = await hajde.newLearner('Goes Away');
  expect(await admin('events', 'goes away')).toEqual([
    expect.stringMatching(/^\d{4}-\S+Z {2}registered: Goes Away$/),
  ]);
  await me.call('POST /api/users/:id/account/delete', { body: { currentPassword: PASSWORD } });
  const lines = await admin('events');
  expect(lines[0]).toMatch(/ {2}deleted: an account that is gone$/);
  expect(lines.join()).not.toContain('Goes Away');
});

test('of whatever is done again and again, the last hundred are kept', async () => {
  const me = await hajde.newLearner();
  const sql = sqlOn(hajde.database);
  for (const kind of SECURITY_EVENT_KINDS) {
    await sql`insert into security_event (learner_id, kind, at)
      select ${me.id}, ${kind}, now() from generate_series(1, 101)`;
    await noteEvent(hajde.database.db, { learnerId: me.id, kind, at: hajde.clock.now() });
  }
  const counts = await sql`select kind, count(*) as times from security_event
    where learner_id = ${me.id} group by kind`;
  expect(Object.fromEntries(counts.map(({ kind, times }) => [kind, times]))).toEqual(
    Object.fromEntries(SECURITY_EVENT_KINDS.map((kind) => [kind, 100])),
  );
});

test('many sign-ins and exports do not pile up without end, nor push out what matters more', async () => {
  const me = await hajde.newLearner();
  const sql = sqlOn(hajde.database);
  for (const kind of ['signed_in', 'signed_in_on_new_device', 'exported']) {
    await sql`insert into security_event (learner_id, kind, at)
      select ${me.id}, ${kind}, now() from generate_series(1, 150)`;
  }
  await login(me);
  await login(me);
  await me.call('GET /api/users/:id/account/export');
  const counts = await sql`select kind, count(*) as times from security_event
    where learner_id = ${me.id} group by kind order by kind`;
  expect(counts).toEqual([
    { kind: 'exported', times: 100 },
    { kind: 'registered', times: 1 },
    { kind: 'signed_in', times: 100 },
    { kind: 'signed_in_on_new_device', times: 100 },
  ]);
});
