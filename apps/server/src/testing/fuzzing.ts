import type { Call } from '@hajde/contract/call';
import type { CallName } from '@hajde/contract/types';
import fc from 'fast-check';
import { administer } from '../ops/admin/administer.ts';
import { hostile, nearlyValid, valid } from './from-schema.ts';
import type { Hajde, SignedIn } from './hajde.ts';
import { request } from './request.ts';

/** What a request of a call is made of, most of it wrong. */
interface Thrown {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

export function anything(call: Call): fc.Arbitrary<Thrown> {
  const part = (schema: Call['body']) =>
    schema ? fc.oneof(valid(schema), nearlyValid(schema), hostile) : fc.constant(undefined);
  return fc
    .record({
      params: part(call.params),
      query: part(call.query),
      body: part(call.body),
      real: fc.boolean(),
    })
    .map(({ real, ...thrown }) =>
      real ? { ...thrown, params: withReal(thrown.params), body: withReal(thrown.body) } : thrown,
    );
}

/** Names that are in the course: a made-up one would end at a 404, before anything is written. */
const REAL: Record<string, unknown> = {
  lessonId: 'one-1',
  unitId: 'one',
  question: 0,
  itemId: 'streak-freeze',
  quantity: 1,
  contentId: 'bread',
  challengeId: 'one-perfect',
  packId: 'essentials',
};

function withReal(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  const named = Object.entries(REAL).filter(([name]) => name in part);
  return named.length === 0 ? part : { ...part, ...Object.fromEntries(named) };
}

/** Sends these as that learner while the learner is being deleted. */
export async function throwWhileDeleted(
  hajde: Hajde,
  me: SignedIn,
  name: CallName,
  thrown: readonly Thrown[],
): Promise<number[]> {
  const [first = NOTHING, ...others] = thrown;
  const sent = throwAt(hajde, me, name, first);
  const removed = administer(hajde.database, ['remove', me.username, '--yes'], hajde.clock.now());
  const more = others.map((one) => throwAt(hajde, me, name, one));
  const statuses = await Promise.all([sent, ...more]);
  // The learner may have been one of the calls faster.
  await removed.catch((error) => {
    if (!/There is no learner/.test(String(error))) throw error;
  });
  return statuses;
}

const NOTHING: Thrown = { params: undefined, query: undefined, body: undefined };

/** Sends it as that learner, and throws unless the answer is a success or a clear refusal. */
export async function throwAt(
  { url }: Hajde,
  me: SignedIn,
  name: CallName,
  { params, query, body }: Thrown,
): Promise<number> {
  const text = withOwnId(body, me.id);
  const { status, text: answer } = await request(address(url, name, me.id, params, query), {
    method: name.split(' ')[0] ?? '',
    headers: {
      authorization: `Bearer ${me.token}`,
      ...(text !== undefined && { 'content-type': 'application/json' }),
    },
    ...(text !== undefined && { body: text }),
    signal: AbortSignal.timeout(30_000),
  });
  if (status >= 500) {
    throw new Error(`${name} answered ${status} to ${text}: ${answer}`);
  }
  if (status >= 400) assertClear(name, answer);
  return status;
}

function assertClear(name: string, answer: string): void {
  const { message, code } = JSON.parse(answer);
  if (typeof message !== 'string' || typeof code !== 'string') {
    throw new Error(`${name} refused without a message and a code: ${answer}`);
  }
  if (/at .*\.ts:\d+|node_modules|postgres|drizzle/i.test(answer)) {
    throw new Error(`${name} told about its insides: ${answer}`);
  }
}

/** Bodies are about the learner who asks, or all would end at the check of ownership. */
function withOwnId(body: unknown, id: string): string | undefined {
  if (body === undefined) return undefined;
  const own =
    typeof body === 'object' && body !== null && 'userId' in body ? { ...body, userId: id } : body;
  try {
    return JSON.stringify(own) ?? 'undefined';
  } catch {
    return String(body);
  }
}

function address(url: string, name: string, id: string, params: unknown, query: unknown): string {
  const values = Object(params) as Record<string, unknown>;
  const path = (name.split(' ')[1] ?? '').replace(/:(\w+)/g, (_, key) =>
    encodeURIComponent(key === 'id' ? id : wellFormed(values[key])),
  );
  const search = new URLSearchParams(
    Object.entries(Object(query)).map(([key, value]) => [key, wellFormed(value)]),
  );
  return `${url}${path}?${search}`;
}

const wellFormed = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
  return text.toWellFormed();
};
