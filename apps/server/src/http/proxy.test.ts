import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { type Hajde, PASSWORD, startHajde } from '../testing/hajde.ts';

const trusting = (TRUST_PROXY: string, more = {}) => ({
  config: { trustProxy: readConfig({ TRUST_PROXY }, '/').trustProxy, ...more },
});
const PROXIED = {
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'hajde.example',
};
const register = (hajde: Hajde, username: string, headers: Record<string, string>) =>
  hajde.visitor.call('POST /api/auth/register', {
    body: { username, email: `${username}@example.com`, password: PASSWORD },
    headers,
  });

describe('behind a proxy that is trusted', () => {
  let hajde: Hajde;
  beforeAll(async () => {
    hajde = await startHajde(trusting('1', { publicUrl: 'https://hajde.example' }));
  });
  afterAll(() => hajde.close());

  test('cookies are secure, and https is asked for from then on', async () => {
    const { headers } = await register(hajde, 'arta', PROXIED);
    expect(headers.getSetCookie().every((cookie) => cookie.includes('Secure'))).toBe(true);
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
  });

  test('the own origin is the public one', async () => {
    const logout = (origin: string) =>
      hajde.visitor.call('POST /api/auth/logout', { headers: { ...PROXIED, origin } });
    expect((await logout('https://hajde.example')).status).toBe(200);
    expect((await logout('https://evil.example')).status).toBe(403);
  });

  test('limits count by the address that the proxy saw, not by one that the client made up', async () => {
    const { username } = await hajde.newLearner();
    const guess = (forwarded: string) =>
      hajde.visitor.call('POST /api/auth/login', {
        body: { username, password: 'guess' },
        headers: { 'x-forwarded-for': forwarded },
      });
    for (let i = 0; i < 10; i += 1) {
      expect((await guess(`10.0.0.${i}, 203.0.113.9`)).status).toBe(401);
    }
    expect((await guess('10.0.0.99, 203.0.113.9')).status).toBe(429);
    expect((await guess('10.0.0.99, 203.0.113.10')).status).toBe(401);
  });
});

describe('without TRUST_PROXY', () => {
  let hajde: Hajde;
  beforeAll(async () => {
    hajde = await startHajde();
  });
  afterAll(() => hajde.close());

  test('what a client says about itself counts for nothing', async () => {
    const { headers } = await register(hajde, 'blerim', PROXIED);
    expect(headers.getSetCookie().join()).not.toContain('Secure');
    const { username } = await hajde.newLearner();
    const tried: number[] = [];
    for (let i = 0; i < 11; i += 1) {
      const { status } = await hajde.visitor.call('POST /api/auth/login', {
        body: { username, password: 'guess' },
        headers: { 'x-forwarded-for': `203.0.113.${i}` },
      });
      tried.push(status);
    }
    expect(tried.at(-1)).toBe(429);
  });

  test('metrics are for this machine, and not for those whom a proxy on it speaks for', async () => {
    const own = await fetch(`${hajde.url}/metrics`);
    expect(own.status).toBe(200);
    expect(await own.text()).toMatch(
      /hajde_request_duration_seconds_count\{method="POST",route="\/api\/auth\/register",status="200"\} 1/,
    );
    const proxied = await fetch(`${hajde.url}/metrics`, { headers: PROXIED });
    expect(proxied.status).toBe(404);
  });
});

test('metrics can be for all or for nobody', async () => {
  for (const [metricsFor, status] of [
    ['all', 200],
    ['none', 404],
  ] as const) {
    const hajde = await startHajde({ config: { metricsFor } });
    const answer = await fetch(`${hajde.url}/metrics`, { headers: PROXIED });
    expect([metricsFor, answer.status]).toEqual([metricsFor, status]);
    await hajde.close();
  }
});
