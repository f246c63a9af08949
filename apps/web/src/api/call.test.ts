import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../base/memory-storage.ts';
import { currentSession, rememberSession } from '../base/session.ts';
import { call } from './call.ts';
import { ApiError, NoAnswerError, sentenceFor } from './errors.ts';
import { outage } from './outage.ts';
import { newQueryClient } from './query-client.ts';
import { read, readIfSignedIn } from './read.ts';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

const ID = '0b9e0c1e-6c57-4d3e-9d0a-0f0e0d0c0b0a';
const ME = { params: { id: ID } };

let server: Server;
let seen: Seen[];
let answer: { status: number; statusText?: string; body: string };
/** Runs after a request has arrived and before it is answered. */
let meanwhile: () => void;

beforeEach(async () => {
  seen = [];
  answer = { status: 200, body: '{"ok":true}' };
  meanwhile = () => {};
  server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    seen.push({ method, url, headers, body: await text(request) });
    meanwhile();
    if (answer.statusText) response.statusMessage = answer.statusText;
    response.writeHead(answer.status, { Connection: 'close' }).end(answer.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('location', new URL(`http://127.0.0.1:${port}/learn`));
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('document', { cookie: '' });
});

afterEach(async () => {
  // It outlives this file: the next one in this process would take it for its own.
  outage.set('none');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await new Promise((closed) => server.close(closed));
});

test('a call with a body sends it as JSON, with the zone, and gives the answer', async () => {
  answer.body = '{"token":"t","user":{"id":"u"}}';
  const body = { username: 'arta', password: 'secret' };
  await expect(call('POST /api/auth/login', { body })).resolves.toEqual({
    token: 't',
    user: { id: 'u' },
  });
  expect(seen[0]).toMatchObject({
    method: 'POST',
    url: '/api/auth/login',
    body: '{"username":"arta","password":"secret"}',
    headers: {
      'content-type': 'application/json',
      'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  });
});

test('a call without a body names no content type, and nobody without a session', async () => {
  await call('POST /api/auth/logout');
  expect(seen[0]?.body).toBe('');
  expect(seen[0]?.headers).not.toHaveProperty('content-type');
  expect(seen[0]?.headers).not.toHaveProperty('authorization');
});

test('a call fills its path and carries the token that is stored', async () => {
  rememberSession({ token: 'secret-token', userId: ID });
  await call('GET /api/users/:id', ME);
  expect(seen[0]).toMatchObject({
    url: `/api/users/${ID}`,
    headers: { authorization: 'Bearer secret-token' },
  });
});

test('a parameter cannot leave its place in the path', async () => {
  await call('GET /api/users/:id', { params: { id: '../auth/provider?x=1' } });
  expect(seen[0]?.url).toBe('/api/users/..%2Fauth%2Fprovider%3Fx%3D1');
});

test('a query is written into the address, and what is undefined stays out of it', async () => {
  await call('GET /api/cultural-content', { query: { category: 'food' } });
  await call('GET /api/cultural-content', { query: {} });
  expect(seen.map(({ url }) => url)).toEqual([
    '/api/cultural-content?category=food',
    '/api/cultural-content',
  ]);
});

test('every call includes the cookies', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await call('GET /api/auth/provider');
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
});

test('an answer that is not OK raises its status and body, and carries the sentence in it', async () => {
  const body = '{"message":"This username is taken.","code":"taken","field":"username"}';
  answer = { status: 409, body };
  const error = await failureOf(call('GET /api/auth/provider'));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    message: `409: ${body}`,
    status: 409,
    sentence: 'This username is taken.',
    field: 'username',
  });
  expect(sentenceFor(error, 'otherwise')).toBe('This username is taken.');
});

test('an empty body leaves the status text, and no sentence; a 503 makes an outage suspected', async () => {
  answer = { status: 503, statusText: 'Service Unavailable', body: '' };
  const error = await failureOf(call('GET /api/auth/provider'));
  expect(outage.get()).toBe('suspected');
  expect(error.message).toBe('503: Service Unavailable');
  expect(sentenceFor(error, 'otherwise')).toBe('otherwise');
});

test('a body that is no JSON is kept word for word, and is no sentence for people', async () => {
  answer = { status: 502, body: '<h1>Bad Gateway</h1>' };
  const error = await failureOf(call('GET /api/auth/provider'));
  expect(error.message).toBe('502: <h1>Bad Gateway</h1>');
  expect(sentenceFor(error, 'otherwise')).toBe('otherwise');
});

test('no answer at all has a sentence of its own', async () => {
  vi.stubGlobal('location', new URL('http://127.0.0.1:1/'));
  const error = await failureOf(call('GET /api/auth/provider'));
  expect(error).toBeInstanceOf(NoAnswerError);
  expect(sentenceFor(error, 'otherwise')).toBe(
    "We couldn't reach Hajde. Check your connection and try again.",
  );
});

test('a 401 ends the session', async () => {
  rememberSession({ token: 'old', userId: ID });
  answer = { status: 401, body: '{"message":"Please sign in."}' };
  await failureOf(call('GET /api/users/:id', ME));
  expect(currentSession()).toBeNull();
});

test('the placement lookup names nobody where the cookies do, and its 401 ends no session', async () => {
  vi.stubGlobal('document', {
    get cookie() {
      return `authToken=mine; userId=${ID}`;
    },
    set cookie(_) {},
  });
  rememberSession({ token: 'mine', userId: ID });
  answer = { status: 401, body: '' };
  await failureOf(call('GET /api/users/:id/placement-test', ME));
  expect(seen[0]?.headers).not.toHaveProperty('authorization');
  expect(currentSession()?.token).toBe('mine');
});

test('a browser without cookies has only the token to say who asks', async () => {
  rememberSession({ token: 'mine', userId: ID });
  vi.stubGlobal('document', { cookie: '' });
  await call('GET /api/users/:id/placement-test', ME);
  expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer mine' });
});

test('a fault of this browser never passes for a wrong password', () => {
  expect(sentenceFor(new TypeError('x is undefined'), 'Invalid username or password')).toBe(
    'Something went wrong in this browser. Please reload the page and try again.',
  );
});

test('a 401 to the session before leaves the new one alone', async () => {
  rememberSession({ token: 'old', userId: ID });
  answer = { status: 401, body: '' };
  meanwhile = () => rememberSession({ token: 'new', userId: ID });
  await failureOf(call('GET /api/users/:id', ME));
  expect(currentSession()?.token).toBe('new');
});

test('another failure leaves the session alone', async () => {
  rememberSession({ token: 'mine', userId: ID });
  answer = { status: 403, body: '' };
  await failureOf(call('GET /api/users/:id', ME));
  expect(currentSession()?.token).toBe('mine');
});

test('a read fails on 401 unless it is told to yield null, and then only on 401', async () => {
  const client = newQueryClient();
  answer = { status: 401, body: '' };
  await expect(client.fetchQuery(read('GET /api/users/:id', ME))).rejects.toBeInstanceOf(ApiError);
  await expect(client.fetchQuery(readIfSignedIn('GET /api/users/:id', ME))).resolves.toBeNull();
  answer = { status: 500, body: '' };
  client.clear();
  await expect(client.fetchQuery(readIfSignedIn('GET /api/users/:id', ME))).rejects.toMatchObject({
    status: 500,
  });
});

test('a read is never stale and never retried', async () => {
  const client = newQueryClient();
  answer = { status: 500, body: '' };
  await failureOf(client.fetchQuery(read('GET /api/auth/provider')));
  expect(seen).toHaveLength(1);
  answer = { status: 200, body: '{"name":"Google"}' };
  await client.fetchQuery(read('GET /api/auth/provider'));
  await client.fetchQuery(read('GET /api/auth/provider'));
  expect(seen).toHaveLength(2);
});

async function failureOf(promise: Promise<unknown>): Promise<Error> {
  return promise.then(
    () => expect.unreachable('it should have failed'),
    (error: Error) => error,
  );
}
