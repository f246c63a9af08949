import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givenServer, NO_ANSWER, Refused } from './given-server.ts';

const ID = '6f1c2b1e-7c1f-4d5e-9a53-0d8a3c1b2f4e';

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'http://localhost' });
});
afterEach(() => vi.unstubAllGlobals());

test('a call gets the answer that is given, and what it sent is known', async () => {
  const server = givenServer({
    'GET /api/users/:id/progress': [],
    'POST /api/circles/:circleId/cheers': ({ body }) =>
      body.cheer === 'urime' ? { ok: true } : new Refused(429, { message: 'Wait.', code: 'slow' }),
  });
  expect(await (await server.fetch(`/api/users/${ID}/progress`)).json()).toEqual([]);
  const cheer = (word: string) =>
    server.fetch(`/api/circles/${ID}/cheers`, {
      method: 'POST',
      body: JSON.stringify({ memberId: ID, cheer: word }),
    });
  expect(await (await cheer('urime')).json()).toEqual({ ok: true });
  const refused = await cheer('bravo');
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({ message: 'Wait.', code: 'slow' });
  expect(server.made('POST /api/circles/:circleId/cheers')).toEqual([
    { params: { circleId: ID }, query: {}, body: { memberId: ID, cheer: 'urime' } },
    { params: { circleId: ID }, query: {}, body: { memberId: ID, cheer: 'bravo' } },
  ]);
  expect(server.unanswered).toEqual([]);
});

test('a call without an answer is remembered: the test that made it fails', async () => {
  const server = givenServer({ 'GET /api/users/:id/progress': [] });
  await server.fetch(`/api/users/${ID}/stats`);
  await server.fetch(`/api/users/${ID}/progress`, { method: 'POST' });
  expect(server.unanswered).toEqual([
    `GET /api/users/${ID}/stats`,
    `POST /api/users/${ID}/progress`,
  ]);
});

test('the network can be gone, and come back with another answer', async () => {
  const server = givenServer({ 'GET /api/circles': NO_ANSWER });
  await expect(server.fetch('/api/circles')).rejects.toThrow(TypeError);
  server.give({ 'GET /api/circles': [] });
  expect(await (await server.fetch('/api/circles')).json()).toEqual([]);
});

test('who no longer waits for an answer is told so', async () => {
  const server = givenServer({ 'GET /api/circles': () => new Promise(() => {}) });
  const left = new AbortController();
  const waiting = server.fetch('/api/circles', { signal: left.signal });
  left.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
});

test('where two calls fit a path, the one that names it wins', async () => {
  const server = givenServer({
    'GET /api/circles/:circleId': new Refused(404),
    'POST /api/circles/:circleId/leave': { ok: true },
    'POST /api/circles/join': { id: ID },
  });
  const joined = await server.fetch('/api/circles/join', { method: 'POST', body: '{}' });
  expect(await joined.json()).toEqual({ id: ID });
});
