import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { learner, session } from '../../db/schema.ts';
import { client, type Hajde, PASSWORD, startHajde } from '../../testing/hajde.ts';

let hajde: Hajde;
beforeAll(async () => {
  hajde = await startHajde();
});
afterAll(() => hajde.close());

const UNSEEN = 'Username must not contain invisible characters';
const MIXED = 'Username must not mix Latin letters with Cyrillic or Greek ones';
const EMOJI = 'Username must not contain combined emoji';

const register = (body: object) => hajde.visitor.call('POST /api/auth/register', { body });
const login = (username: string, password: string) =>
  hajde.visitor.call('POST /api/auth/login', { body: { username, password } });

describe('creating an account', () => {
  test('signs in, sets both cookies and gives the starting gems', async () => {
    const { status, body, headers } = await register({
      username: 'Arta',
      email: 'arta@example.com',
      password: PASSWORD,
    });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      username: 'Arta',
      xp: 0,
      gems: 100,
      hearts: 5,
      streak: 0,
      placementLevel: 'beginner',
    });
    const cookies = headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    expect(cookies[0]).toMatch(
      new RegExp(`^authToken=${body.token}; Max-Age=2592000; Path=/; SameSite=Lax$`),
    );
    expect(cookies[1]).toContain(`userId=${body.user.id};`);
  });

  test('takes a username and an email once, without regard to case or form', async () => {
    await register({ username: 'Blerim', email: 'blerim@example.com', password: PASSWORD });
    const sameName = await register({
      username: 'ｂＬＥＲＩＭ ',
      email: 'other@example.com',
      password: PASSWORD,
    });
    expect(sameName.status).toBe(409);
    expect(sameName.failure).toEqual({
      message: 'That username is taken. Please choose another.',
      code: 'username_taken',
      field: 'username',
    });
    const sameEmail = await register({
      username: 'blerim2',
      email: 'BLERIM@example.com',
      password: PASSWORD,
    });
    expect(sameEmail.status).toBe(409);
    expect(sameEmail.failure.message).toBe("There's already an account with that email.");
  });

  test.each([
    [{ username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    [{ username: ' a  ' }, 'username', 'Username must be at least 3 characters'],
    [{ username: 'a\u200bb\u0007c' }, 'username', 'Username must not contain control characters'],
    [{ username: 'Ar\u2800ta' }, 'username', UNSEEN],
    [{ username: '\u3164\u3164\u3164' }, 'username', UNSEEN],
    [{ username: 'Ar\u1160ta' }, 'username', UNSEEN],
    [{ username: 'Arta\ufe0f' }, 'username', UNSEEN],
    [{ username: 'Arta\u{e0101}' }, 'username', UNSEEN],
    [{ username: 'Ar\u034fta' }, 'username', UNSEEN],
    // The second letter is Cyrillic, the last one Greek.
    [{ username: 'B\u0435sa' }, 'username', MIXED],
    [{ username: 'Bes\u03b1' }, 'username', MIXED],
    [{ username: '👨‍👩‍👧 Berisha' }, 'username', EMOJI],
    [{ username: 'Arta ❤️' }, 'username', EMOJI],
    [{ username: 'x'.repeat(31) }, 'username', 'Username must be at most 30 characters'],
    [{ email: 'not an email' }, 'email', 'Please enter a valid email'],
    [{ username: 'x'.repeat(121) }, 'username', 'Username must be at most 30 characters'],
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [{ password: 'x'.repeat(201) }, 'password', 'Password must be at most 200 characters'],
  ])('refuses %j', async (wrong, field, message) => {
    const { status, failure } = await register({
      username: 'valid-name',
      email: 'valid@example.com',
      password: PASSWORD,
      ...wrong,
    });
    expect({ status, field: failure.field, message: failure.message }).toEqual({
      status: 400,
      field,
      message,
    });
  });

  test.each(['Ëndërr Çelë', 'Беса', 'Ελένη', 'Arta 🦅', 'أمل', '李小龙'])(
    'takes names of any one script: %s',
    async (username) => {
      const { status } = await register({
        username,
        email: `${encodeURIComponent(username).replaceAll('%', '').slice(0, 30)}@example.com`,
        password: PASSWORD,
      });
      expect(status).toBe(200);
    },
  );

  test('of one name by many at once succeeds once', async () => {
    const tries = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        register({ username: 'Teuta', email: `teuta${i}@example.com`, password: PASSWORD }),
      ),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });
});

describe('signing in', () => {
  test('works with any case of the name', async () => {
    const made = await register({ username: 'Driton', email: 'd@example.com', password: PASSWORD });
    const { status, body } = await login('dRITON', PASSWORD);
    expect(status).toBe(200);
    expect(body.user.id).toBe(made.body.user.id);
    expect(body.token).not.toBe(made.body.token);
  });

  test('says the same for an unknown name and a wrong password', async () => {
    await register({ username: 'Besa', email: 'besa@example.com', password: PASSWORD });
    const wrong = await login('Besa', 'not it');
    const unknown = await login('nobody-here', 'not it');
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(wrong.failure).toEqual(unknown.failure);
    expect(wrong.failure.message).toBe('Invalid username or password');
  });

  test('asks for both fields', async () => {
    const { status, failure } = await login('', PASSWORD);
    expect([status, failure.field, failure.message]).toEqual([
      400,
      'username',
      'Username is required',
    ]);
    expect((await login('x', '')).failure.message).toBe('Password is required');
  });
});

describe('a password with accents', () => {
  const COMPOSED = 'bëhet ë'.normalize('NFC');
  const DECOMPOSED = COMPOSED.normalize('NFD');

  test('is the same however a keyboard writes it', async () => {
    expect(COMPOSED).not.toBe(DECOMPOSED);
    await register({ username: 'Nëna', email: 'nena@example.com', password: DECOMPOSED });
    expect((await login('Nëna', COMPOSED)).status).toBe(200);
    expect((await login('Nëna', DECOMPOSED)).status).toBe(200);
  });

  test('that was kept as it was typed still works', async () => {
    const me = await hajde.newLearner();
    const passwordHash = await hash(DECOMPOSED);
    await hajde.database.db.update(learner).set({ passwordHash }).where(eq(learner.id, me.id));
    expect((await login(me.username, DECOMPOSED)).status).toBe(200);
  });
});

describe('a session', () => {
  test('is known by the cookie as well as by the header', async () => {
    const me = await hajde.newLearner();
    const byCookie = await client(hajde.url, { cookie: `authToken=${me.token}` }).call(
      'GET /api/users/:id',
      { params: { id: me.id } },
    );
    expect(byCookie.status).toBe(200);
  });

  test('ends at logout without taking the cookies of the one who is signed in now', async () => {
    const before = await hajde.newLearner();
    const now = await hajde.newLearner();
    const cookie = `authToken=${now.token}; userId=${now.id}`;
    const out = await client(hajde.url, { cookie, authorization: `Bearer ${before.token}` }).call(
      'POST /api/auth/logout',
    );
    expect(out.headers.getSetCookie()).toEqual([]);
    expect((await before.call('GET /api/users/:id')).status).toBe(401);
    const again = await client(hajde.url, { cookie, authorization: `Bearer ${before.token}` }).call(
      'GET /api/users/:id/placement-test',
      { params: { id: now.id } },
    );
    expect([again.status, again.headers.getSetCookie()]).toEqual([401, []]);
    expect((await now.call('GET /api/users/:id')).status).toBe(200);
  });

  test('ends at logout, and only that one', async () => {
    const me = await hajde.newLearner('Liridon');
    const other = await login('Liridon', PASSWORD);
    const out = await me.call('POST /api/auth/logout');
    expect(out.body).toEqual({ ok: true });
    expect(out.headers.getSetCookie().join()).toMatch(/authToken=; Max-Age=0.*userId=; Max-Age=0/);
    expect((await me.call('GET /api/users/:id')).status).toBe(401);
    const still = await client(hajde.url, { authorization: `Bearer ${other.body.token}` }).call(
      'GET /api/users/:id',
      { params: { id: me.id } },
    );
    expect(still.status).toBe(200);
    expect((await hajde.visitor.call('POST /api/auth/logout')).status).toBe(200);
  });

  test('lives as long as it is used, and ends after 30 days without', async () => {
    const me = await hajde.newLearner();
    const day = 86_400_000;
    for (let i = 0; i < 3; i += 1) {
      hajde.clock.advance(29 * day);
      expect((await me.call('GET /api/users/:id')).status).toBe(200);
    }
    hajde.clock.advance(30 * day + 1000);
    const { status, failure } = await me.call('GET /api/users/:id');
    expect([status, failure.code]).toEqual([401, 'not_signed_in']);
  });
});

test('an account has at most 20 sessions, and the one unused for longest goes first', async () => {
  const me = await hajde.newLearner();
  const bearer = (token: string) => client(hajde.url, { authorization: `Bearer ${token}` });
  const status = async (token: string) =>
    (await bearer(token).call('GET /api/users/:id', { params: { id: me.id } })).status;
  const second = (await login(me.username, PASSWORD)).body.token;
  const others = [second];
  hajde.clock.advance(2 * 3_600_000);
  expect(await status(me.token)).toBe(200);
  for (let i = 0; i < 18; i += 1) others.push((await login(me.username, PASSWORD)).body.token);
  expect(await status(second)).toBe(200);
  hajde.clock.advance(2 * 3_600_000);
  for (const token of [me.token, ...others.slice(0, 5)]) expect(await status(token)).toBe(200);
  const twentyFirst = (await login(me.username, PASSWORD)).body.token;
  const statuses = await Promise.all([me.token, ...others, twentyFirst].map(status));
  expect(statuses.filter((one) => one === 200)).toHaveLength(20);
  expect([await status(me.token), await status(twentyFirst)]).toEqual([200, 200]);
});

test('cookies live as long as the session that they are for', async () => {
  const me = await hajde.newLearner();
  const cookie = `authToken=${me.token}; userId=${me.id}`;
  const asked = () =>
    client(hajde.url, { cookie }).call('GET /api/users/:id', { params: { id: me.id } });
  expect((await asked()).headers.getSetCookie()).toEqual([]);
  hajde.clock.advance(86_400_000);
  const slid = (await asked()).headers.getSetCookie();
  expect(slid).toEqual([
    `authToken=${me.token}; Max-Age=2592000; Path=/; SameSite=Lax`,
    `userId=${me.id}; Max-Age=2592000; Path=/; SameSite=Lax`,
  ]);
  hajde.clock.advance(86_400_000);
  const byHeader = await me.call('GET /api/users/:id');
  expect(byHeader.headers.getSetCookie()).toEqual([]);
});

test('the database keeps neither password nor token', async () => {
  const me = await hajde.newLearner();
  const [row] = await hajde.database.db.select().from(learner).where(eq(learner.id, me.id));
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const sessions = await hajde.database.db
    .select()
    .from(session)
    .where(eq(session.learnerId, me.id));
  expect(sessions).toHaveLength(1);
  expect(JSON.stringify([row, sessions])).not.toContain(PASSWORD);
  expect(sessions[0]?.tokenHash.toString('base64url')).not.toBe(me.token);
});

test('the button learns the name of the provider, and an unset provider leads back with a reason', async () => {
  expect((await hajde.visitor.call('GET /api/auth/provider')).body).toEqual({
    name: 'Google',
    mail: false,
  });
  const response = await fetch(`${hajde.url}/api/auth/google`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    '/?signIn=not-configured',
  ]);
});
