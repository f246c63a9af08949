import { api } from '@hajde/contract/api';
import type { Call } from '@hajde/contract/call';
import type { CallName } from '@hajde/contract/types';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostile, nearlyValid, valid } from './testing/from-schema.ts';
import { type Hajde, type SignedIn, startHajde } from './testing/hajde.ts';

let hajde: Hajde;
let me: SignedIn;
beforeAll(async () => {
  hajde = await startHajde();
  me = await hajde.newLearner();
});
afterAll(() => hajde.close());

const RUNS = 60;
const calls = Object.entries(api) as [CallName, Call][];

describe('whatever is sent, the answer is a success or a clear refusal, never a 5xx', () => {
  test.each(calls)('%s', async (name, call) => {
    await fc.assert(
      fc.asyncProperty(anything(call), async ({ params, query, body }) => {
        const response = await fetch(address(name, params, query), {
          method: name.split(' ')[0] ?? '',
          headers: {
            authorization: `Bearer ${me.token}`,
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && call.body && { body }),
          redirect: 'manual',
          signal: AbortSignal.timeout(10_000),
        });
        const text = await response.text();
        expect(response.status, text).toBeLessThan(500);
        if (response.status >= 400) {
          const failure = JSON.parse(text);
          expect(failure).toMatchObject({ message: expect.any(String), code: expect.any(String) });
          expect(text).not.toMatch(/at .*\.ts:\d+|node_modules|postgres|drizzle/i);
        }
      }),
      {
        numRuns: name === 'POST /api/auth/register' || name === 'POST /api/auth/login' ? 30 : RUNS,
      },
    );
    // Logging out is one of the calls: the next one needs a session again.
    if (name === 'POST /api/auth/logout') me = await hajde.newLearner();
  });
});

function anything(call: Call) {
  const part = (schema: Call['body']) =>
    schema ? fc.oneof(valid(schema), nearlyValid(schema), hostile()) : fc.constant(undefined);
  return fc.record({
    params: part(call.params),
    query: part(call.query),
    body: part(call.body).map((body) => withOwnId(body)),
  });
}

/** Half of the bodies are about the learner who asks, or all would end at the check of ownership. */
function withOwnId(body: unknown): string | undefined {
  if (body === undefined) return undefined;
  const own =
    typeof body === 'object' && body !== null && 'userId' in body
      ? { ...body, userId: me.id }
      : body;
  try {
    return JSON.stringify(own) ?? 'undefined';
  } catch {
    return String(body);
  }
}

function address(name: string, params: unknown, query: unknown): string {
  const values = Object(params) as Record<string, unknown>;
  const path = (name.split(' ')[1] ?? '').replace(/:(\w+)/g, (_, key) =>
    encodeURIComponent(key === 'id' ? me.id : wellFormed(values[key])),
  );
  const search = new URLSearchParams(
    Object.entries(Object(query)).map(([key, value]) => [key, wellFormed(value)]),
  );
  return `${hajde.url}${path}?${search}`;
}

const wellFormed = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
  return text.toWellFormed();
};

describe('malformed requests get a clear 4xx', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${hajde.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });

  test.each([
    ['{', {}, 400, 'The body is not valid JSON.'],
    ['x'.repeat(70_000), {}, 413, 'That is more than this call takes.'],
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
