import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callbackOf } from '../../testing/at-provider.ts';
import { Browser } from '../../testing/browser.ts';
import { client, type Hajde, PASSWORD, startHajde } from '../../testing/hajde.ts';
import {
  type IdentityProvider,
  type Person,
  startIdentityProvider,
} from '../../testing/identity-provider.ts';
import { sqlOn } from '../../testing/sql.ts';

let provider: IdentityProvider;
let hajde: Hajde;
beforeAll(async () => {
  provider = await startIdentityProvider();
  hajde = await startHajde({ config: { provider: provider.settings, providerName: 'Shkolla' } });
  provider.serve(hajde.url);
});
afterAll(async () => {
  await hajde.close();
  await provider.stop();
});

const callbackFor = (browser: Browser, sub: string | null) =>
  callbackOf(browser, `${hajde.url}/api/auth/shkolla`, sub);

async function signIn(person: Person, browser = new Browser()) {
  provider.add(person);
  return finish(browser, await callbackFor(browser, person.sub));
}

async function finish(browser: Browser, callback: URL) {
  const response = await browser.go(callback);
  const jar = browser.cookies.get(new URL(hajde.url).host);
  return {
    location: response.headers.get('location'),
    userId: jar?.get('userId'),
    token: jar?.get('authToken'),
  };
}

const userOf = async ({ userId = '', token = '' }) =>
  (
    await client(hajde.url, { authorization: `Bearer ${token}` }).call('GET /api/users/:id', {
      params: { id: userId },
    })
  ).body;

describe('signing in by the identity provider', () => {
  test('makes a learner the first time and finds them the next', async () => {
    const person = { sub: 'drin', email: 'drin@school.example', email_verified: true };
    const first = await signIn({ ...person, preferred_username: 'Drin i Bardhë' });
    expect(first.location).toBe('/');
    expect(await userOf(first)).toMatchObject({ username: 'Drin i Bardhë', gems: 100 });
    const again = await signIn({ ...person, email: 'new-address@school.example' });
    expect(again.userId).toBe(first.userId);
    expect(again.token).not.toBe(first.token);
  });

  test('gives another name where the wanted one is taken or cannot be used', async () => {
    await hajde.newLearner('Vesa');
    const vesa = await userOf(await signIn({ sub: 'vesa', preferred_username: 'vesa' }));
    expect(vesa.username).toMatch(/^vesa\d{4,6}$/);
    const nameless = await userOf(await signIn({ sub: 'x', preferred_username: 'x' }));
    expect(nameless.username).toMatch(/^learner\d{4,6}$/);
  });

  test('for the first time on many devices at once makes one learner', async () => {
    const person = { sub: 'many', email: 'many@school.example', email_verified: true };
    provider.add({ ...person, preferred_username: 'Many' });
    const callbacks = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const browser = new Browser();
        return { browser, callback: await callbackFor(browser, 'many') };
      }),
    );
    const entered = await Promise.all(
      callbacks.map(({ browser, callback }) => finish(browser, callback)),
    );
    expect(entered.map(({ location }) => location)).toEqual(Array(6).fill('/'));
    expect(new Set(entered.map(({ userId }) => userId)).size).toBe(1);
  });

  test('by many people of one name at once gives each a name', async () => {
    const callbacks = await Promise.all(
      Array.from({ length: 6 }, async (_, i) => {
        const browser = new Browser();
        provider.add({ sub: `same-${i}`, preferred_username: 'Same Name' });
        return { browser, callback: await callbackFor(browser, `same-${i}`) };
      }),
    );
    const entered = await Promise.all(
      callbacks.map(({ browser, callback }) => finish(browser, callback)),
    );
    expect(entered.map(({ location }) => location)).toEqual(Array(6).fill('/'));
    expect(new Set(entered.map(({ userId }) => userId)).size).toBe(6);
  });

  test('asks with PKCE, state and nonce', async () => {
    const response = await fetch(`${hajde.url}/api/auth/shkolla`, { redirect: 'manual' });
    const { origin, searchParams } = new URL(response.headers.get('location') ?? '');
    expect(origin).toBe(provider.settings.issuer);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['code_challenge', 'state', 'nonce']) {
      expect(searchParams.get(name)?.length).toBeGreaterThan(30);
    }
    expect(response.headers.getSetCookie().join()).toMatch(
      /^signInQuestion=.*Path=\/api\/auth; HttpOnly; SameSite=Lax/,
    );
  });

  test('cancelled at the provider leads back with the reason, and signs nobody in', async () => {
    const browser = new Browser();
    const { location, token } = await finish(browser, await callbackFor(browser, null));
    expect([location, token]).toEqual(['/?signIn=denied', undefined]);
  });

  test('under another name than the configured one is not set up', async () => {
    const response = await fetch(`${hajde.url}/api/auth/google`, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe('/?signIn=not-configured');
  });
});

describe('an account that is already there', () => {
  const register = async (email: string) => {
    const username = email.split('@')[0] ?? '';
    const { body } = await hajde.visitor.call('POST /api/auth/register', {
      body: { username, email, password: PASSWORD },
    });
    return body.user.id;
  };
  const verify = (id: string) =>
    sqlOn(hajde.database)`update learner set email_verified_at = now() where id = ${id}`;

  test('is linked where both sides have verified the email', async () => {
    const id = await register('arben@example.com');
    await verify(id);
    const person = { sub: 'arben', email: 'ARBEN@example.com', email_verified: true };
    expect((await signIn(person)).userId).toBe(id);
    expect((await signIn(person)).userId).toBe(id);
  });

  test('is not handed to somebody whose email the provider has not verified', async () => {
    const id = await register('besnik@example.com');
    await verify(id);
    for (const email_verified of [false, undefined]) {
      const person = { sub: `thief-${email_verified}`, email: 'besnik@example.com' };
      const entered = await signIn({
        ...person,
        ...(email_verified === false && { email_verified }),
      });
      expect(entered.location).toBe('/');
      expect(entered.userId).not.toBe(id);
    }
  });

  test('is not joined by its owner while whoever registered the email may be another', async () => {
    const id = await register('shpresa@example.com');
    const owner = await signIn({
      sub: 'shpresa',
      email: 'shpresa@example.com',
      email_verified: true,
    });
    expect([owner.location, owner.token]).toEqual(['/?signIn=email-taken', undefined]);
    const [{ identities } = {}] = await sqlOn(hajde.database)`
      select count(*) as identities from identity where learner_id = ${id}`;
    expect(identities).toBe(0);
  });
});

describe('a callback that nobody asked for is refused', () => {
  test.each([
    ['without the cookie of the browser that asked', (url: URL) => url, new Browser()],
    ['with another state', with_('state', 'x'.repeat(43)), undefined],
    ['with a forged code', with_('code', 'forged'), undefined],
    ['with another issuer', with_('iss', 'https://evil.example'), undefined],
    ['with a forged denial', (url: URL) => new URL('?error=access_denied', url), undefined],
  ])('%s', async (_, change, other) => {
    const browser = new Browser();
    provider.add({ sub: 'victim' });
    const callback = await callbackFor(browser, 'victim');
    const { location, token } = await finish(other ?? browser, change(callback));
    expect([location, token]).toEqual(['/?signIn=failed', undefined]);
  });

  test('with an ID token that the provider has not signed', async () => {
    const browser = new Browser();
    provider.add({ sub: 'unsigned' });
    const callback = await callbackFor(browser, 'unsigned');
    provider.forgeSignatures(true);
    const { location, token } = await finish(browser, callback);
    provider.forgeSignatures(false);
    expect([location, token]).toEqual(['/?signIn=failed', undefined]);
  });

  test('for a second time, even by a browser that kept its cookie', async () => {
    const browser = new Browser();
    provider.add({ sub: 'twice' });
    const callback = await callbackFor(browser, 'twice');
    const host = new URL(hajde.url).host;
    const kept = new Map(browser.cookies.get(host));
    expect((await finish(browser, callback)).location).toBe('/');
    expect((await finish(browser, callback)).location).toBe('/?signIn=failed');
    const replay = new Browser();
    replay.cookies.set(host, kept);
    const { location, token } = await finish(replay, callback);
    expect([location, token]).toEqual(['/?signIn=failed', undefined]);
  });

  test.each(['%7B%22state', encodeURIComponent('{"state":"x","nonce":"x","verifier":"x"}')])(
    'with a cookie that is not ours: %s',
    async (cookie) => {
      const browser = new Browser();
      browser.cookies.set(new URL(hajde.url).host, new Map([['signInQuestion', cookie]]));
      const { location } = await finish(browser, new URL('/api/auth/callback?state=x', hajde.url));
      expect(location).toBe('/?signIn=failed');
    },
  );
});

test('a provider that is down leads back with a reason, and is found again once it is up', async () => {
  const late = await startIdentityProvider();
  const other = await startHajde({ config: { provider: late.settings } });
  const location = async () =>
    (await fetch(`${other.url}/api/auth/google`, { redirect: 'manual' })).headers.get('location');
  expect(await location()).toBe('/?signIn=failed');
  late.serve(other.url);
  expect(await location()).toContain(`${late.settings.issuer}/auth?`);
  await late.stop();
  await other.close();
});

function with_(name: string, value: string) {
  return (url: URL) => {
    const changed = new URL(url);
    changed.searchParams.set(name, value);
    return changed;
  };
}
