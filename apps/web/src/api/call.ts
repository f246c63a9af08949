import type { Answer, Body, CallName, Params, Query } from '@hajde/contract/types';
import { currentSession, forgetSession } from '../base/session.ts';
import { isInCookies } from '../base/session-cookies.ts';
import { timeZone } from '../base/time-zone.ts';
import { deviceSecret } from './device-secret.ts';
import { ApiError, NoAnswerError } from './errors.ts';
import { suspectOutage } from './outage.ts';

type Given<K extends string, V> = undefined extends V ? { [P in K]?: V } : { [P in K]: V };

/** What a call takes, as its contract says. */
export type Input<N extends CallName> = Given<'params', Params<N>> &
  Given<'query', Query<N>> &
  Given<'body', Body<N>>;

/** A call whose contract asks for nothing may be made without an input. */
export type InputArgs<N extends CallName> =
  Record<never, never> extends Input<N> ? [input?: Input<N>] : [input: Input<N>];

/** Makes one call of the API and gives its answer, or fails as section 8 says. */
export function call<N extends CallName>(name: N, ...[input]: InputArgs<N>): Promise<Answer<N>> {
  return send(name, input ?? {});
}

interface Sent {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** The calls that carry the device's secret. */
const SIGNING_IN = '/api/auth/';

/** By the specification it names nobody: the cookies say who asks. */
const WITHOUT_TOKEN = 'GET /api/users/:id/placement-test';

/** The same without the types of the contract, for `read.ts`, which adds a signal. */
export async function send<A>(name: string, sent: Sent, signal?: AbortSignal): Promise<A> {
  const [method = 'GET', path = '/'] = name.split(' ');
  const token = tokenFor(name);
  const response = await answerTo(new URL(fill(path, sent), location.origin), {
    method,
    credentials: 'include',
    headers: {
      'X-Time-Zone': timeZone(),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(sent.body !== undefined && { 'Content-Type': 'application/json' }),
      ...(path.startsWith(SIGNING_IN) && { 'X-Device': deviceSecret() }),
    },
    ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
    ...(signal && { signal }),
  });
  if (response.ok) return response.json();

  // Only the session that was refused ends: a late answer must not end one begun since.
  if (response.status === 401 && token && currentSession()?.token === token) {
    forgetSession('by the server');
  }
  if (response.status === 503) suspectOutage();
  const retryAfter = response.headers.get('retry-after');
  throw new ApiError(response.status, response.statusText, await response.text(), retryAfter);
}

function tokenFor(name: string): string | undefined {
  const token = currentSession()?.token;
  return name === WITHOUT_TOKEN && token && isInCookies(token) ? undefined : token;
}

async function answerTo(url: URL, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch (cause) {
    request.signal?.throwIfAborted();
    throw new NoAnswerError(cause);
  }
}

function fill(path: string, { params, query }: Sent): string {
  const values = new Map(entries(params));
  const filled = path.replaceAll(/:(\w+)/g, (_, key: string) => {
    if (!values.has(key)) throw new Error(`${path} needs the parameter ${key}`);
    return encodeURIComponent(String(values.get(key)));
  });
  const search = new URLSearchParams();
  for (const [key, value] of entries(query)) {
    if (value !== undefined) search.set(key, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function entries(values: unknown): [string, unknown][] {
  return Object.entries(values ?? {});
}
