import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client, type Hajde, PASSWORD, type SignedIn, startHajde } from '../../testing/hajde.ts';
import { type Mailbox, startMailbox } from '../../testing/mailbox.ts';
import { sqlOn } from '../../testing/sql.ts';

let mailbox: Mailbox;
let hajde: Hajde;
beforeAll(async () => {
  mailbox = await startMailbox();
  const mail = { smtpUrl: mailbox.url, from: 'no-reply@hajde.example', publicUrl: PUBLIC_URL };
  hajde = await startHajde({ config: { mail } });
});
afterAll(async () => {
  await hajde.close();
  await mailbox.close();
});

const PUBLIC_URL = 'https://hajde.example';
const PHONE = 'the-secret-of-a-phone-of-arta';
const FIREFOX = 'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0';

async function register(username: string, headers = {}) {
  const email = `${username}@example.com`;
  const { body } = await hajde.visitor.call('POST /api/auth/register', {
    body: { username, email, password: PASSWORD },
    headers,
  });
  const mine = client(hajde.url, { authorization: `Bearer ${body.token}` });
  const params = { id: body.user.id };
  return {
    email,
    username,
    account: async () => (await mine.call('GET /api/users/:id/account', { params })).body,
    changeEmail: (to: string) =>
      mine.call('POST /api/users/:id/account/email', {
        params,
        body: { email: to, currentPassword: PASSWORD },
      }),
    proveEmail: () => mine.call('POST /api/users/:id/account/email/prove', { params }),
    events: async () =>
      (await mine.call('GET /api/users/:id/account/events', { params })).body.map(
        ({ kind }) => kind,
      ),
    signOutEverywhere: () => mine.call('POST /api/users/:id/account/sessions/end', { params }),
    remove: () =>
      mine.call('POST /api/users/:id/account/delete', {
        params,
        body: { currentPassword: PASSWORD },
      }),
  };
}

const login = (username: string, device?: string) =>
  hajde.visitor.call('POST /api/auth/login', {
    body: { username, password: PASSWORD },
    headers: { 'user-agent': FIREFOX, ...(device && { 'x-device': device }) },
  });
const confirm = (token: string) =>
  hajde.visitor.call('POST /api/account/email/confirm', { body: { token } });
const tokenIn = (text: string) => /confirm-email#([\w-]{43})\s/.exec(text)?.[1] ?? '';

describe('the owner hears of it', () => {
  test('when a device signs in that was never here, once', async () => {
    const me = await register('arta', { 'x-device': 'the-secret-of-a-laptop-of-arta' });
    await login(me.username, 'the-secret-of-a-laptop-of-arta');
    await login(me.username, PHONE);
    await login(me.username, PHONE);
    const mail = await mailbox.next();
    expect(mail).toMatchObject({
      to: me.email,
      subject: 'New sign-in to your Hajde account',
    });
    expect(mail.text).toMatch(
      /^Somebody signed in with Firefox on Android on \d+ [A-Z][a-z]+ 20\d\d at \d\d:\d\d UTC\.$/m,
    );
    await me.remove();
    // The next mail is about something else: the second time it was known.
    expect(await mailbox.next()).toMatchObject({
      to: me.email,
      subject: 'Your Hajde account was deleted',
    });
  });
});

test('a device that does not say which it is counts as a new one, whatever kind it claims to be', async () => {
  const me = await register('dorina', { 'x-device': PHONE, 'user-agent': FIREFOX });
  await login(me.username, PHONE);
  await login(me.username);
  const { to, subject } = await mailbox.next();
  expect([to, subject]).toEqual([me.email, 'New sign-in to your Hajde account']);
});

test('a mailbox is not flooded by changes of an account that somebody registered with its address', async () => {
  const flooded = await startMailbox();
  const mail = { smtpUrl: flooded.url, from: 'no-reply@hajde.example', publicUrl: PUBLIC_URL };
  const mailing = await startHajde({ database: hajde.database, config: { mail } });
  const [me, other] = [await mailing.newLearner(), await mailing.newLearner()];
  mailing.clock.hold();
  const change = (who: SignedIn) =>
    who.call('POST /api/users/:id/account/password', {
      body: { currentPassword: PASSWORD, newPassword: PASSWORD },
    });
  for (let times = 0; times < 7; times += 1) expect((await change(me)).status).toBe(200);
  await change(other);
  mailing.clock.advance(3_600_000);
  await change(me);
  // What it has begun to send is sent by then.
  await mailing.close();
  const subjects = flooded.mails.map(({ subject }) => subject);
  expect(subjects).toEqual(Array(7).fill('Your Hajde password was changed'));
  const mailboxes = Map.groupBy(flooded.mails, ({ to }) => to);
  expect([...mailboxes.values()].map(({ length }) => length).toSorted()).toEqual([1, 6]);
  await flooded.close();
});

describe('a new email where mail is set up', () => {
  test('is forgotten when its owner signs out everywhere', async () => {
    const me = await register('elira');
    await me.changeEmail('thief-of-elira@example.com');
    const { text } = await mailbox.next();
    expect((await me.signOutEverywhere()).status).toBe(200);
    expect((await confirm(tokenIn(text))).status).toBe(410);
  });

  test('counts once the link that was mailed there is used, and the old one is told', async () => {
    const me = await register('blerta');
    const { body } = await me.changeEmail('new-blerta@example.com');
    expect(body).toEqual({ ok: true, mailed: true });
    expect((await me.account()).email).toBe(me.email);
    const mail = await mailbox.next();
    expect(mail.to).toBe('new-blerta@example.com');
    expect((await confirm(tokenIn(mail.text))).status).toBe(200);
    expect(await me.account()).toMatchObject({
      email: 'new-blerta@example.com',
      emailVerified: true,
    });
    const told = await mailbox.next();
    expect(told).toMatchObject({
      to: me.email,
      subject: 'The email on your Hajde account was changed',
    });
    // It would be mailed to the new email.
    expect(told.text).not.toContain('new password');
    expect((await confirm(tokenIn(mail.text))).status).toBe(410);
  });

  test('is none where only the mailbox of the old one was proved', async () => {
    const me = await register('fatlume');
    await me.proveEmail();
    const { text } = await mailbox.next();
    expect((await confirm(tokenIn(text))).status).toBe(200);
    expect(await me.account()).toMatchObject({ email: me.email, emailVerified: true });
    expect(await me.events()).toEqual(['email_change_asked', 'registered']);
  });

  test('does not tell who else is registered: only its owner is told', async () => {
    const [me, other] = [await register('curious'), await register('other')];
    const [taken, free] = [
      await me.changeEmail(other.email),
      await (await register('curious2')).changeEmail('free@example.com'),
    ];
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    expect((await me.account()).email).toBe(me.email);
    const mails = [await mailbox.next(), await mailbox.next()];
    const told = mails.find(({ to }) => to === other.email);
    expect(told?.text).toContain('You already have an account with it');
    expect(told?.text).not.toMatch(/https?:|curious/);
  });
});

test('a mail for a new password carries no name that a stranger chose', async () => {
  const username = 'Call +383 44 555 555 now';
  const email = 'victim@example.com';
  await hajde.visitor.call('POST /api/auth/register', {
    body: { username, email, password: PASSWORD },
  });
  await hajde.visitor.call('POST /api/auth/password-reset', { body: { email } });
  const { to, text, subject } = await mailbox.next();
  expect(to).toBe(email);
  expect(text + subject).not.toContain('383');
});

test('without mail few emails can be tried', async () => {
  const silent = await startHajde({ database: hajde.database });
  const [me, other] = [await silent.newLearner(), await silent.newLearner()];
  const [{ email } = { email: '' }] = await sqlOn(hajde.database)<{ email: string }>`
    select email from learner where id = ${other.id}`;
  const statuses: number[] = [];
  for (let i = 0; i < 7; i += 1) {
    const { status } = await me.call('POST /api/users/:id/account/email', {
      body: { email, currentPassword: PASSWORD },
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([409, 409, 409, 409, 409, 429, 429]);
  await silent.close();
});
