import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administer } from '../../ops/admin/administer.ts';
import { client, type Hajde, PASSWORD, type SignedIn, startHajde } from '../../testing/hajde.ts';
import { type Mailbox, startMailbox } from '../../testing/mailbox.ts';
import { sqlOn } from '../../testing/sql.ts';

let mailbox: Mailbox;
let hajde: Hajde;
beforeAll(async () => {
  mailbox = await startMailbox();
  const publicUrl = 'https://hajde.example';
  const mail = { smtpUrl: mailbox.url, from: 'no-reply@hajde.example', publicUrl };
  hajde = await startHajde({ config: { mail } });
});
afterAll(async () => {
  await hajde.close();
  await mailbox.close();
});

const login = ({ username }: SignedIn, password: string) =>
  hajde.visitor.call('POST /api/auth/login', { body: { username, password } });

const THIEVES = 3;
const TRIES = 4;

/** Thieves sign in by the password they know, again and again, until it has been changed. */
async function thievesDuring(me: SignedIn, change: () => Promise<unknown>): Promise<string[]> {
  const tokens: string[] = [];
  let changed = false;
  const thief = async () => {
    // Successes are forgiven and failures are few: a thief is stopped by the password alone.
    for (let tried = 0; tried < TRIES && !changed; ) {
      const { status, body } = await login(me, PASSWORD);
      if (status === 200) tokens.push(body.token);
      else tried += 1;
    }
  };
  const running = Array.from({ length: THIEVES }, thief);
  await expect.poll(() => tokens.length).toBeGreaterThan(0);
  await change();
  changed = true;
  await Promise.all(running);
  return tokens;
}

async function stillIn(me: SignedIn, tokens: readonly string[]): Promise<string[]> {
  const asked = await Promise.all(
    tokens.map(async (token) => {
      const { status } = await client(hajde.url, { authorization: `Bearer ${token}` }).call(
        'GET /api/users/:id',
        { params: { id: me.id } },
      );
      return status === 200 ? [token] : [];
    }),
  );
  return asked.flat();
}

describe('a thief who keeps signing in is out once the password is another', () => {
  const mailedToken = async (me: SignedIn) => {
    const [{ email } = { email: '' }] = await sqlOn(hajde.database)<{ email: string }>`
      select email from learner where id = ${me.id}`;
    await hajde.visitor.call('POST /api/auth/password-reset', { body: { email } });
    for (;;) {
      const { to, text } = await mailbox.next();
      const token = /reset-password#([\w-]{43})/.exec(text)?.[1];
      if (to === email && token !== undefined) return token;
    }
  };

  test.each([
    [
      'by the owner',
      async (me: SignedIn) => {
        const { status } = await me.call('POST /api/users/:id/account/password', {
          body: { currentPassword: PASSWORD, newPassword: 'krejt e re' },
        });
        expect(status).toBe(200);
      },
    ],
    [
      'by an operator',
      (me: SignedIn) =>
        administer(hajde.database, ['reset-password', me.username], hajde.clock.now()),
    ],
    [
      'by a mailed link',
      async (me: SignedIn) => {
        const token = await mailedToken(me);
        const { status } = await hajde.visitor.call('POST /api/auth/password-reset/confirm', {
          body: { token, password: 'krejt e re' },
        });
        expect(status).toBe(200);
      },
    ],
  ])('%s', async (_, change) => {
    for (let round = 0; round < 3; round += 1) {
      const me = await hajde.newLearner();
      const tokens = await thievesDuring(me, () => change(me));
      expect(await stillIn(me, tokens)).toEqual([]);
    }
  });
});

/** Holds the learner's row, so that whatever writes it waits, until `release`. */
async function holdRow(me: SignedIn) {
  const holder = await hajde.database.pool.connect();
  await holder.query('begin');
  await holder.query('select from learner where id = $1 for update', [me.id]);
  const waiting = async () => {
    const { rows } = await hajde.database.pool.query(
      `select count(*) as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0]?.waiting;
  };
  return {
    waits: (count: number) => expect.poll(waiting).toBe(count),
    async release() {
      await holder.query('commit');
      holder.release();
    },
  };
}

test('of two changes that were confirmed by the same password, the second changes nothing', async () => {
  const me = await hajde.newLearner();
  const thief = client(hajde.url, {
    authorization: `Bearer ${(await login(me, PASSWORD)).body.token}`,
  });
  const row = await holdRow(me);
  const owners = me.call('POST /api/users/:id/account/password', {
    body: { currentPassword: PASSWORD, newPassword: 'of the owner' },
  });
  await row.waits(1);
  const params = { id: me.id };
  const body = { currentPassword: PASSWORD };
  const thiefs = [
    thief.call('POST /api/users/:id/account/password', {
      params,
      body: { ...body, newPassword: 'of the thief' },
    }),
    thief.call('POST /api/users/:id/account/email', {
      params,
      body: { ...body, email: 'thief@example.com' },
    }),
    thief.call('POST /api/users/:id/account/delete', { params, body }),
  ];
  await row.waits(4);
  await row.release();
  expect((await owners).status).toBe(200);
  for (const refused of await Promise.all(thiefs)) {
    expect([refused.status, refused.failure.code]).toEqual([403, 'wrong_password']);
  }
  expect((await login(me, 'of the owner')).status).toBe(200);
});
