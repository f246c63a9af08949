import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerInTime } from './availability.ts';
import { answerErrors } from './errors.ts';

/** Longer than anything may take before its answer begins. */
const LONG_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function serve(answer: () => unknown) {
  const app = Fastify();
  answerErrors(app);
  answerInTime(app);
  app.get('/', async (_request, reply) => reply.send(await answer()));
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

test('a download that takes longer than an answer may take to begin is not cut', async () => {
  const { promise: rest, resolve: sendRest } = Promise.withResolvers<void>();
  async function* pack() {
    yield 'the first bytes';
    await rest;
    yield ' and the last';
  }
  const { app, url } = await serve(() => Readable.from(pack()));
  const response = await fetch(url);
  vi.advanceTimersByTime(LONG_MS);
  sendRest();
  expect([response.status, await response.text()]).toEqual([200, 'the first bytes and the last']);
  await app.close();
});

test('a request whose answer does not begin in time is told 503', async () => {
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
  const { promise: never } = Promise.withResolvers<void>();
  const { app, url } = await serve(() => {
    isAsked();
    return never;
  });
  const heard = fetch(url);
  await asked;
  vi.advanceTimersByTime(LONG_MS);
  const response = await heard;
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  await app.close();
});
