import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client, type Hajde, PASSWORD, type SignedIn, startHajde } from '../../testing/hajde.ts';
import { sqlOn } from '../../testing/sql.ts';

let hajde: Hajde;
beforeAll(async () => {
  hajde = await startHajde();
});
afterAll(() => hajde.close());

const FIREFOX = 'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0';

async function secondSession(me: SignedIn, headers = {}) {
  const { body } = await hajde.visitor.call('POST /api/auth/login', {
    body: { username: me.username, password: PASSWORD },
    headers,
  });
  return client(hajde.url, { authorization: `Bearer ${body.token}` });
}
const own = (me: SignedIn) => ({ params: { id: me.id } });

describe('the password', () => {
  test('changes with the current one, and ends the other sessions but not this one', async () => {
    const me = await hajde.newLearner();
    const other = await secondSession(me);
    const { status } = await me.call('POST /api/users/:id/account/password', {
      body: { currentPassword: PASSWORD, newPassword: 'krejt e re' },
    });
    expect(status).toBe(200);
    expect((await me.call('GET /api/users/:id')).status).toBe(200);
    expect((await other.call('GET /api/users/:id', own(me))).status).toBe(401);
    const login = (password: string) =>
      hajde.visitor.call('POST /api/auth/login', { body: { username: me.username, password } });
    expect((await login(PASSWORD)).status).toBe(401);
    expect((await login('krejt e re')).status).toBe(200);
  });

  test.each([{ currentPassword: 'wrong' }, {}])('does not change with %j', async (given) => {
    const me = await hajde.newLearner();
    const { status, failure } = await me.call('POST /api/users/:id/account/password', {
      body: { ...given, newPassword: 'krejt e re' },
    });
    expect([status, failure.code, failure.field]).toEqual([
      403,
      'wrong_password',
      'currentPassword',
    ]);
    expect((await me.call('GET /api/users/:id')).status).toBe(200);
  });

  test('cannot be guessed by whoever holds a session', async () => {
    const me = await hajde.newLearner();
    const guess = (currentPassword: string) =>
      me.call('POST /api/users/:id/account/delete', { body: { currentPassword } });
    for (let i = 0; i < 10; i += 1) expect((await guess(`guess ${i}`)).status).toBe(403);
    const { status, headers } = await guess(PASSWORD);
    expect([status, Number(headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    hajde.clock.advance(61_000);
    expect((await guess(PASSWORD)).status).toBe(200);
  });
});

describe('the email', () => {
  test('changes with the current password, once for one learner, and is not verified then', async () => {
    const [me, other] = [await hajde.newLearner(), await hajde.newLearner()];
    await sqlOn(hajde.database)`update learner set email_verified_at = now() where id = ${me.id}`;
    const change = (who: SignedIn, email: string, currentPassword = PASSWORD) =>
      who.call('POST /api/users/:id/account/email', { body: { email, currentPassword } });
    expect((await change(me, 'new@example.com', 'wrong')).status).toBe(403);
    expect((await change(me, 'new@example.com')).status).toBe(200);
    expect((await me.call('GET /api/users/:id/account')).body).toMatchObject({
      email: 'new@example.com',
      emailVerified: false,
      hasPassword: true,
    });
    const { status, failure } = await change(other, 'NEW@example.com');
    expect([status, failure.code]).toEqual([409, 'email_taken']);
  });
});

test('a learner without a password confirms by having signed in just now', async () => {
  const me = await hajde.newLearner();
  await sqlOn(hajde.database)`update learner set password_hash = null where id = ${me.id}`;
  const change = () =>
    me.call('POST /api/users/:id/account/email', { body: { email: 'by-provider@example.com' } });
  hajde.clock.advance(11 * 60_000);
  expect((await change()).failure.code).toBe('sign_in_again');
  hajde.clock.advance(-11 * 60_000);
  expect((await change()).status).toBe(200);
});

describe('the sessions', () => {
  test('are listed with their device and can be ended one by one', async () => {
    const me = await hajde.newLearner();
    hajde.clock.advance(3 * 3_600_000);
    const phone = await secondSession(me, { 'user-agent': FIREFOX });
    const { body: sessions } = await me.call('GET /api/users/:id/account/sessions');
    expect(sessions.map(({ device, current }) => ({ device, current }))).toEqual(
      expect.arrayContaining([
        { device: 'Firefox on Android', current: false },
        { device: null, current: true },
      ]),
    );
    const current = sessions.find((one) => one.current);
    expect(Date.parse(current!.lastUsedAt) - Date.parse(current!.createdAt)).toBeGreaterThan(
      2 * 3_600_000,
    );
    const phoneId = sessions.find(({ device }) => device !== null)!.id;
    const end = (who: SignedIn, sessionId: string) =>
      who.call('POST /api/users/:id/account/sessions/:sessionId/end', { params: { sessionId } });
    const thief = await hajde.newLearner();
    expect((await end(thief, phoneId)).status).toBe(404);
    expect((await phone.call('GET /api/users/:id', own(me))).status).toBe(200);
    expect((await end(me, phoneId)).status).toBe(200);
    expect((await phone.call('GET /api/users/:id', own(me))).status).toBe(401);
    expect((await me.call('GET /api/users/:id')).status).toBe(200);
  });

  test('can be ended all at once, this one too', async () => {
    const me = await hajde.newLearner();
    const other = await secondSession(me);
    const { status, headers } = await me.call('POST /api/users/:id/account/sessions/end');
    expect([status, headers.getSetCookie().length]).toEqual([200, 2]);
    expect((await me.call('GET /api/users/:id')).status).toBe(401);
    expect((await other.call('GET /api/users/:id', own(me))).status).toBe(401);
  });
});

describe('staying off the leaderboards', () => {
  const names = async (who: SignedIn) =>
    (await who.call('GET /api/leaderboards/all_time_xp/all_time')).body.map(
      ({ user }) => user.username,
    );
  const streakNames = async (who: SignedIn) =>
    (
      await who.call('GET /api/leaderboards/streak/:period', { params: { period: 'current_week' } })
    ).body.map(({ user }) => user.username);
  const rank = async (who: SignedIn) =>
    (
      await who.call('GET /api/users/:id/leaderboard/weekly_xp/:period', {
        params: { period: 'current_week' },
      })
    ).body;
  const stayOff = (who: SignedIn, off: boolean) =>
    who.call('POST /api/users/:id/account/leaderboards', { body: { off } });

  test('takes a learner from boards and ranks, and gives back all they earned meanwhile', async () => {
    const [first, second] = [await hajde.newLearner(), await hajde.newLearner()];
    await first.finish('one-1');
    await first.finish('one-2');
    await second.finish('one-1');
    expect(await names(second)).toEqual([first.username, second.username]);
    expect((await rank(second)).rank).toBe(2);

    expect((await stayOff(first, true)).status).toBe(200);
    expect((await first.call('GET /api/users/:id/account')).body.offLeaderboards).toBe(true);
    expect(await names(second)).toEqual([second.username]);
    expect(await streakNames(first)).toEqual([second.username]);
    expect((await rank(second)).rank).toBe(1);
    // What is earned in a week whose row does not exist yet stays unseen too.
    hajde.clock.advance(8 * 86_400_000);
    await first.finish('one-3');
    const unseen = await rank(first);
    expect([unseen.rank, unseen.value > 0]).toEqual([null, true]);
    expect(await streakNames(second)).toEqual([]);

    await stayOff(first, false);
    expect((await names(second))[0]).toBe(first.username);
    expect(await rank(first)).toMatchObject({ rank: 1, value: unseen.value });
    expect(await streakNames(second)).toEqual([first.username]);
  });
});

/** Tables that hold something of a learner, as the database knows them. */
const tablesOfLearners = async () =>
  (
    await sqlOn(hajde.database)<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'learner_id'
        -- A month of completions is a part of the table that has all of them.
        and table_name not in (select relname from pg_class where relispartition)
      order by 1`
  ).map(({ name }) => name);

async function busyLearner(): Promise<SignedIn> {
  const me = await hajde.newLearner();
  await me.finish('one-1', 1);
  await me.call('POST /api/placement-test/submit', {
    body: { userId: me.id, score: 0, level: 'beginner', answers: [] },
  });
  await me.call('POST /api/users/:id/pronunciation', {
    body: { word: 'gjuhë', score: 80, attempts: 1, feedback: '' },
  });
  await me.call('POST /api/users/:id/cultural-content/:contentId/read', {
    params: { contentId: 'bread' },
  });
  await me.call('POST /api/shop/purchase', {
    body: { userId: me.id, itemId: 'streak-freeze', quantity: 1 },
  });
  await me.call('POST /api/question-reports', {
    body: { lessonId: 'one-1', question: 0, reason: 'wrong_answer', note: 'my own words' },
  });
  await me.call('POST /api/practice/complete', {
    body: {
      userId: me.id,
      practiceId: randomUUID(),
      finished: false,
      reviews: [
        {
          reviewId: randomUUID(),
          wordId: 'one-1 a',
          kind: 'fill',
          verdict: 'right',
          at: hajde.clock.now().toISOString(),
        },
      ],
    },
  });
  await me.call('POST /api/users/:id/conversations/:conversationId/complete', {
    params: { conversationId: 'one-talk' },
    body: { completionId: randomUUID() },
  });
  await me.call('POST /api/users/:id/sounds/complete', {
    body: {
      sessionId: randomUUID(),
      results: [{ contrastId: 'l-ll', right: 12, wrong: 8 }],
    },
  });
  await me.call('POST /api/users/:id/added-words', {
    body: { wordIds: ['one-1 b'], source: 'read' },
  });
  const { body: circle } = await me.call('POST /api/circles', {
    body: { name: 'familja', sign: 'bird', rule: 'everybody' },
  });
  await sqlOn(hajde.database)`insert into circle_cheer (circle_id, learner_id, to_id, cheer, at)
    values (${circle.id}, ${me.id}, ${me.id}, 'te-lumshin', now())`;
  const pack = hajde.course.packs[0]!.id;
  await me.call('POST /api/language-packs/download', { body: { packId: pack } });
  await sqlOn(
    hajde.database,
  )`insert into identity values ('https://p.example', ${me.id}, ${me.id}, now())`;
  await sqlOn(hajde.database)`insert into known_device values (${me.id}, 'x', now())`;
  await sqlOn(
    hajde.database,
  )`insert into email_change values (${me.id}, 'wanted@example.com', ${Buffer.from(me.id)}, now())`;
  await sqlOn(hajde.database)`insert into security_event (learner_id, kind, at)
    values (${me.id}, 'signed_in', now())`;
  await sqlOn(
    hajde.database,
  )`insert into password_reset values (${Buffer.from(me.id)}, ${me.id}, now())`;
  await me.call('POST /api/users/:id/reminders/devices', {
    body: {
      endpoint: `https://push.example.net/${me.id}`,
      keys: {
        p256dh: createECDH('prime256v1').generateKeys('base64url'),
        auth: randomBytes(16).toString('base64url'),
      },
    },
  });
  await sqlOn(hajde.database)`insert into waiting_push
    select id, learner_id, '2026-11-10', '{}', 1, now() from push_subscription
    where learner_id = ${me.id}`;
  await sqlOn(hajde.database)`insert into waiting_mail
    values (${me.id}, '2026-11-10', '{}', 1, now())`;
  await sqlOn(hajde.database)`insert into sent_reminder
    values (${me.id}, '2026-11-10', gen_random_uuid(), 'reminder', now())`;
  return me;
}

const rowsOf = async (me: SignedIn, table: string) => {
  const { rows } = await hajde.database.pool.query(
    `select count(*) as rows from ${table} where learner_id = $1`,
    [me.id],
  );
  return rows[0]?.rows;
};

test('an export holds all that is kept of a learner, and nothing that opens an account', async () => {
  const me = await busyLearner();
  const secrets = ['known_device', 'password_reset'];
  const kept = (await tablesOfLearners()).filter((table) => !secrets.includes(table));
  const rows = await Promise.all(kept.map((table) => rowsOf(me, table)));
  const { body, headers } = await me.call('GET /api/users/:id/account/export');
  expect(headers.get('content-disposition')).toBe('attachment; filename="hajde.json"');
  expect(body.learner).toMatchObject({ id: me.id, username: me.username });
  const counts = Object.values(body).flatMap((part) => (Array.isArray(part) ? [part.length] : []));
  expect(counts.toSorted()).toEqual(rows.toSorted());
  expect(counts.every((count) => count > 0)).toBe(true);
  expect(JSON.stringify(body)).not.toMatch(
    /argon2|tokenHash|passwordHash|unsubscribeToken|"secret"/,
  );
});

test('deleting an account leaves nothing of it, and only with the password', async () => {
  const me = await busyLearner();
  const tables = await tablesOfLearners();
  for (const table of tables) expect([table, await rowsOf(me, table)]).not.toEqual([table, 0]);
  const remove = (currentPassword: string) =>
    me.call('POST /api/users/:id/account/delete', { body: { currentPassword } });
  expect((await remove('wrong')).status).toBe(403);
  expect((await remove(PASSWORD)).status).toBe(200);
  for (const table of tables) expect([table, await rowsOf(me, table)]).toEqual([table, 0]);
  const sql = sqlOn(hajde.database);
  expect([...(await sql`select id from learner where id = ${me.id}`)]).toEqual([]);
  expect([
    ...(await sql`select note from question_report where note = 'my own words'`),
  ]).toHaveLength(1);
  expect((await me.call('GET /api/users/:id')).status).toBe(401);
  expect((await hajde.newLearner(me.username)).username).toBe(me.username);
});
