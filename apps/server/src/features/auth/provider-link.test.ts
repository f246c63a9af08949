import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callbackOf } from '../../testing/at-provider.ts';
import { Browser } from '../../testing/browser.ts';
import { client, type Hajde, PASSWORD, startHajde } from '../../testing/hajde.ts';
import { type IdentityProvider, startIdentityProvider } from '../../testing/identity-provider.ts';
import { type Mailbox, startMailbox } from '../../testing/mailbox.ts';

let provider: IdentityProvider;
let mailbox: Mailbox;
let hajde: Hajde;
beforeAll(async () => {
  provider = await startIdentityProvider();
  mailbox = await startMailbox();
  const mail = { smtpUrl: mailbox.url, from: 'no-reply@hajde.example', publicUrl: 'https://x.y' };
  hajde = await startHajde({
    config: { provider: provider.settings, providerName: 'Shkolla', mail },
  });
  provider.serve(hajde.url);
});
afterAll(async () => {
  await hajde.close();
  await provider.stop();
  await mailbox.close();
});

const post = (browser: Browser, path: string, body: object) =>
  browser.go(hajde.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A learner with a password, signed in by the cookies of a browser. */
async function newcomer(browser = new Browser()) {
  const name = randomUUID();
  const registration = { username: name.slice(0, 8), email: `${name}@example.com` };
  const answer = await post(browser, '/api/auth/register', { ...registration, password: PASSWORD });
  const { user, token } = await answer.json();
  const { call } = client(hajde.url, { authorization: `Bearer ${token}` });
  const path = `/api/users/${user.id}/account/identity`;
  return {
    id: user.id,
    email: registration.email,
    browser,
    ask: (what: 'link' | 'unlink', currentPassword = PASSWORD) =>
      post(browser, `${path}/${what}`, { currentPassword }),
    account: async () =>
      (await call('GET /api/users/:id/account', { params: { id: user.id } })).body.identity,
  };
}

type Newcomer = Awaited<ReturnType<typeof newcomer>>;

/** Up to the address that leads back from the provider. */
async function callbackToLink({ ask, browser }: Newcomer, sub: string | null): Promise<URL> {
  if (sub !== null) provider.add({ sub });
  const { url } = await (await ask('link')).json();
  return callbackOf(browser, url, sub);
}

const outcome = async (browser: Browser, callback: URL) =>
  (await browser.go(callback)).headers.get('location');

/** Who comes in by this identity; a learner is made where it is linked to none. */
async function whoIs(sub: string): Promise<string | undefined> {
  const browser = new Browser();
  await browser.go(await callbackOf(browser, `${hajde.url}/api/auth/shkolla`, sub));
  return browser.cookies.get(new URL(hajde.url).host)?.get('userId');
}

describe('a signed-in learner links an identity', () => {
  test('and comes in by it afterwards, until it is unlinked', async () => {
    const me = await newcomer();
    expect(await me.account()).toEqual({ provider: 'Shkolla', linked: false });
    const back = await callbackToLink(me, 'mine');
    expect(await outcome(me.browser, back)).toBe('/profile?link=linked');
    expect(await me.account()).toEqual({ provider: 'Shkolla', linked: true });
    expect(await whoIs('mine')).toBe(me.id);
    const subject = 'A new way to sign in was added to your Hajde account';
    expect(await mailbox.next()).toMatchObject({ to: me.email, subject });

    expect((await me.ask('unlink', 'wrong')).status).toBe(403);
    expect((await me.ask('unlink')).status).toBe(200);
    expect(await me.account()).toEqual({ provider: 'Shkolla', linked: false });
    expect(await whoIs('mine')).not.toBe(me.id);
  });

  test('twice, and nothing changes', async () => {
    const me = await newcomer();
    for (let i = 0; i < 2; i += 1) {
      const back = await callbackToLink(me, 'twice');
      expect(await outcome(me.browser, back)).toBe('/profile?link=linked');
    }
    expect(await whoIs('twice')).toBe(me.id);
    await expect.poll(() => mailbox.mails.filter(({ to }) => to === me.email).length).toBe(1);
  });

  test('but not one that opens the account of somebody else, which keeps it', async () => {
    provider.add({ sub: 'theirs' });
    const other = await whoIs('theirs');
    const me = await newcomer();
    const back = await callbackToLink(me, 'theirs');
    expect(await outcome(me.browser, back)).toBe('/profile?link=taken');
    expect(await me.account()).toEqual({ provider: 'Shkolla', linked: false });
    expect(await whoIs('theirs')).toBe(other);
  });

  test('not without the password', async () => {
    const me = await newcomer();
    const refused = await me.ask('link', 'wrong');
    expect([refused.status, (await refused.json()).field]).toEqual([403, 'currentPassword']);
  });

  test('not after pressing Cancel at the provider', async () => {
    const me = await newcomer();
    const back = await callbackToLink(me, null);
    expect(await outcome(me.browser, back)).toBe('/profile?link=denied');
    expect((await me.account())?.linked).toBe(false);
  });
});

describe('nobody links to an account that is not theirs', () => {
  test('by coming back to a browser where somebody else has signed in meanwhile', async () => {
    const me = await newcomer();
    const back = await callbackToLink(me, 'left-open');
    const next = await newcomer(me.browser);
    expect(await outcome(me.browser, back)).toBe('/profile?link=failed');
    expect([(await me.account())?.linked, (await next.account())?.linked]).toEqual([false, false]);
  });

  test('by coming back signed out', async () => {
    const me = await newcomer();
    const back = await callbackToLink(me, 'signed-out');
    await post(me.browser, '/api/auth/logout', {});
    expect(await outcome(me.browser, back)).toBe('/profile?link=failed');
    expect(await whoIs('signed-out')).not.toBe(me.id);
  });

  test('by writing the learner to link to into the cookie', async () => {
    const [me, thief] = [await newcomer(), await newcomer()];
    const back = await callbackToLink(thief, 'thief');
    const jar = thief.browser.cookies.get(new URL(hajde.url).host);
    const question = decodeURIComponent(jar?.get('signInQuestion') ?? '');
    expect(question).toContain(thief.id);
    jar?.set('signInQuestion', encodeURIComponent(question.replace(thief.id, me.id)));
    expect(await outcome(thief.browser, back)).toBe('/?signIn=failed');
    expect((await me.account())?.linked).toBe(false);
  });
});

test('a learner without a password cannot lock themselves out by unlinking', async () => {
  provider.add({ sub: 'only-way-in' });
  const browser = new Browser();
  await browser.go(await callbackOf(browser, `${hajde.url}/api/auth/shkolla`, 'only-way-in'));
  const id = browser.cookies.get(new URL(hajde.url).host)?.get('userId');
  const refused = await post(browser, `/api/users/${id}/account/identity/unlink`, {});
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'no_password']);
  expect(await whoIs('only-way-in')).toBe(id);
});

test('without an identity provider there is nothing to link', async () => {
  const plain = await startHajde();
  const me = await plain.newLearner();
  const { status, failure } = await me.call('POST /api/users/:id/account/identity/link', {
    body: { currentPassword: PASSWORD },
  });
  expect([status, failure.code]).toEqual([409, 'not_configured']);
  expect((await me.call('GET /api/users/:id/account')).body.identity).toBeNull();
  await plain.close();
});
