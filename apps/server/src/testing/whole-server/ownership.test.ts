import { api } from '@hajde/contract/api';
import type { Call } from '@hajde/contract/call';
import type { CallName } from '@hajde/contract/types';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { valid } from '../from-schema.ts';
import { type Hajde, type SignedIn, startHajde } from '../hajde.ts';

// Walks the contract: a call that is added later is covered by itself.
const calls = Object.entries(api) as [CallName, Call][];
const learnersOnly = calls.filter(([, { access }]) => access === 'learner');
const ofOneLearner = calls.filter(([name]) => name.includes('/users/:id'));
const withUserId = calls.filter(([, { body }]) => body && 'userId' in body.shape);

let hajde: Hajde;
let me: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  hajde = await startHajde();
  me = await hajde.newLearner();
  other = await hajde.newLearner();
});
afterAll(() => hajde.close());

/** Something the call would accept, about that learner. */
function sent({ params, body }: Call, learnerId: string) {
  const sample = (schema: Call['params']) =>
    schema ? (fc.sample(valid(schema), { numRuns: 1, seed: 7 })[0] as Record<string, string>) : {};
  return {
    params: { ...sample(params), id: learnerId },
    ...(body && {
      body: { ...sample(body), ...('userId' in body.shape && { userId: learnerId }) },
    }),
  };
}

test('every call about one learner asks who is calling', () => {
  expect(ofOneLearner.filter(([, { access }]) => access === 'open')).toEqual([]);
  expect(withUserId.filter(([, { access }]) => access === 'open')).toEqual([]);
  expect(ofOneLearner.length).toBeGreaterThan(10);
  expect(withUserId.length).toBeGreaterThan(3);
});

describe('nobody signed in gets a 401', () => {
  test.each(learnersOnly)('%s', async (name, call) => {
    const { status, failure } = await hajde.visitor.call(name, sent(call, me.id));
    expect([status, failure.code]).toEqual([401, 'not_signed_in']);
  });
});

describe("another learner's data gets a 403", () => {
  test.each(ofOneLearner)('%s', async (name, call) => {
    const { status, failure } = await other.call(name, sent(call, me.id));
    expect([status, failure.code]).toEqual([403, 'forbidden']);
  });

  test.each(withUserId)('%s by its body', async (name, call) => {
    const { status, failure } = await other.call(name, sent(call, me.id));
    expect([status, failure.code]).toEqual([403, 'forbidden']);
  });
});

describe('a token that is none gets a 401', () => {
  test.each(['', 'x', 'a'.repeat(43), "' or 1=1 --", '\u00e9'.repeat(43)])('%j', async (token) => {
    const { status } = await hajde.visitor.call('GET /api/users/:id', {
      params: { id: me.id },
      headers: { cookie: `authToken=${encodeURIComponent(token)}` },
    });
    expect(status).toBe(401);
  });
});
