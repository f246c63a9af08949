import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client, type Hajde, PASSWORD, startHajde } from '../../testing/hajde.ts';
import { type Mailbox, startMailbox } from '../../testing/mailbox.ts';

const PUBLIC_URL = 'https://hajde.example';
const MINUTE = 60_000;

let mailbox: Mailbox;
let hajde: Hajde;
beforeAll(async () => {
  mailbox = await startMailbox();
  const mail = {
    smtpUrl: mailbox.url,
    from: 'Hajde <no-reply@hajde.example>',
    publicUrl: PUBLIC_URL,
  };
  hajde = await startHajde({ config: { mail } });
});
afterAll(async () => {
  await hajde.close();
  await mailbox.close();
});

/** One that its owner always uses: of another they would be told by mail. */
const headers = { 'x-device': 'the-secret-of-the-only-phone' };
const ask = (email: string) =>
  hajde.visitor.call('POST /api/auth/password-reset', { body: { email } });
const confirm = (token: string, password = 'e re 123') =>
  hajde.visitor.call('POST /api/auth/password-reset/confirm', {
    body: { token, password },
    headers,
  });
const login = (username: string, password: string) =>
  hajde.visitor.call('POST /api/auth/login', { body: { username, password }, headers });

async function register(username: string) {
  const email = `${username}@example.com`;
  const body = { username, email, password: PASSWORD };
  const answer = await hajde.visitor.call('POST /api/auth/register', { body, headers });
  return { email, username, id: answer.body.user.id, token: answer.body.token };
}

async function mailedToken(email: string): Promise<string> {
  expect((await ask(email)).body).toEqual({ ok: true });
  const mail = await mailbox.next();
  expect(mail.to).toBe(email);
  const [, token = ''] =
    /https:\/\/hajde\.example\/reset-password#([\w-]{43})\s/.exec(mail.text) ?? [];
  expect(token).toHaveLength(43);
  return token;
}

describe('a mailed link', () => {
  test('sets a new password once, signs in, and ends every other session', async () => {
    const me = await register('arta');
    const token = await mailedToken(me.email);
    const { status, body } = await confirm(token);
    expect([status, body.user.id]).toEqual([200, me.id]);
    const asked = (bearer: string) =>
      client(hajde.url, { authorization: `Bearer ${bearer}` }).call('GET /api/users/:id/account', {
        params: { id: me.id },
      });
    expect((await asked(me.token)).status).toBe(401);
    expect((await asked(body.token)).body).toMatchObject({ email: me.email, emailVerified: true });
    expect((await login(me.username, PASSWORD)).status).toBe(401);
    expect((await login(me.username, 'e re 123')).status).toBe(200);

    const again = await confirm(token, 'tjetër 456');
    expect([again.status, again.failure.code]).toEqual([410, 'link_spent']);
    expect((await login(me.username, 'e re 123')).status).toBe(200);
  });

  test('works for one of many who use it at once', async () => {
    const me = await register('blerta');
    const token = await mailedToken(me.email);
    const tries = await Promise.all(Array.from({ length: 8 }, () => confirm(token)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(410)]);
  });

  test('works for 30 minutes', async () => {
    const me = await register('ema');
    const [early, late] = [await mailedToken(me.email), await mailedToken(me.email)];
    hajde.clock.advance(31 * MINUTE);
    expect((await confirm(late)).status).toBe(410);
    expect((await confirm(early)).status).toBe(410);
    hajde.clock.advance(-2 * MINUTE);
    expect((await confirm(late)).status).toBe(200);
  });

  test('works no more once the password or the email was changed', async () => {
    const me = await register('fatos');
    const mine = client(hajde.url, { authorization: `Bearer ${me.token}` });
    const token = await mailedToken(me.email);
    const changed = await mine.call('POST /api/users/:id/account/password', {
      params: { id: me.id },
      body: { currentPassword: PASSWORD, newPassword: 'ndryshe 1' },
    });
    expect(changed.status).toBe(200);
    expect(await mailbox.next()).toMatchObject({
      to: me.email,
      subject: 'Your Hajde password was changed',
    });
    expect((await confirm(token)).status).toBe(410);
  });

  test.each(['', 'x', 'a'.repeat(43), "' or true --"])(
    'that is none is refused: %j',
    async (token) => {
      expect((await confirm(token)).status).toBe(410);
    },
  );
});

test('an unknown email gets the same answer and no mail, and a mailbox is not flooded', async () => {
  const me = await register('gjon');
  const before = mailbox.mails.length;
  expect((await ask('nobody@example.com')).body).toEqual({ ok: true });
  for (let i = 0; i < 6; i += 1) expect((await ask(me.email)).body).toEqual({ ok: true });
  for (let i = 0; i < 3; i += 1) expect((await mailbox.next()).to).toBe(me.email);
  const last = await register('last');
  await mailedToken(last.email);
  expect(mailbox.mails.slice(before).map(({ to }) => to)).toEqual([
    ...Array(3).fill(me.email),
    last.email,
  ]);
});

test('the answer does not wait for the mail: how long it takes tells nothing', async () => {
  const deaf = await startMailbox({ deaf: true });
  const mail = { smtpUrl: deaf.url, from: 'hajde@hajde.example', publicUrl: PUBLIC_URL };
  const slow = await startHajde({ config: { mail } });
  const email = 'known@example.com';
  const body = { username: 'known', email, password: PASSWORD };
  await slow.visitor.call('POST /api/auth/register', { body, headers });
  for (const asked of [email, 'unknown@example.com']) {
    await slow.visitor.call('POST /api/auth/password-reset', { body: { email: asked } });
  }
  // Both answers are there, and the mail still waits for its server.
  await expect.poll(deaf.callers).toBe(1);
  await deaf.close();
  await slow.close();
});

test('a server without SMTP_URL says that it sends no mail', async () => {
  const silent = await startHajde();
  expect((await silent.visitor.call('GET /api/auth/provider')).body.mail).toBe(false);
  const { status, failure } = await silent.visitor.call('POST /api/auth/password-reset', {
    body: { email: 'arta@example.com' },
  });
  expect([status, failure.message]).toEqual([
    409,
    "This server doesn't send email. Whoever runs it can set a new password for you.",
  ]);
  await silent.close();
});
