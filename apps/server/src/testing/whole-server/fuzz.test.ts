import { api } from '@hajde/contract/api';
import type { Call } from '@hajde/contract/call';
import type { CallName } from '@hajde/contract/types';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anything, throwAt, throwWhileDeleted } from '../fuzzing.ts';
import { type Hajde, type SignedIn, startHajde } from '../hajde.ts';
import { learnerWithQuickPassword } from '../quick-password.ts';

let hajde: Hajde;
let me: SignedIn;
beforeAll(async () => {
  hajde = await startHajde();
  me = await learnerWithQuickPassword(hajde);
});
afterAll(() => hajde.close());

/** For each call; `npm run test:fuzz` sends 100,000 requests. */
const RUNS = 60;
const calls = Object.entries(api) as [CallName, Call][];

describe('whatever is sent, the answer is a success or a clear refusal, never a 5xx', () => {
  test.each(calls)('%s', async (name, call) => {
    await fc.assert(
      fc.asyncProperty(anything(call), async (thrown) => {
        const status = await throwAt(hajde, me, name, thrown);
        expect(status).toBeLessThan(500);
        // Signing out is one of the calls, in several ways, and so many are more than one may send.
        if (status === 401 || status === 429) me = await learnerWithQuickPassword(hajde);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('calls of a learner who is being deleted are answered or refused, never a 5xx', () => {
  const asLearner = calls.filter(([, { access }]) => access === 'learner');
  test.each(asLearner)('%s', async (name, call) => {
    const seed = Date.now() % 2 ** 31;
    const thrown = fc.sample(anything(call), { numRuns: 8, seed });
    await throwWhileDeleted(hajde, await hajde.newLearner(), name, thrown);
  });
});

describe('malformed requests get a clear 4xx', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${hajde.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });

  test.each([
    ['{', {}, 400, 'The body is not valid JSON.'],
    ['x'.repeat(70_000), {}, 413, "That's too long to send. Please try something shorter."],
    ['<a/>', { 'content-type': 'application/xml' }, 415, 'The body must be JSON.'],
    ['a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'The body must be JSON.'],
    ['{"__proto__":{"x":1},"username":"a","password":"b"}', {}, 400, 'The body is not valid JSON.'],
  ])('%.20s', async (body, headers, status, message) => {
    const response = await post(body, headers);
    expect([response.status, (await response.json()).message]).toEqual([status, message]);
  });

  test('a path that is no call', async () => {
    const response = await fetch(`${hajde.url}/api/nothing?x=1`, { method: 'POST' });
    expect([response.status, await response.json()]).toEqual([
      404,
      { code: 'not_found', message: 'There is no POST /api/nothing.' },
    ]);
  });
});
