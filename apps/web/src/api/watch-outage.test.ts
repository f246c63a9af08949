import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../base/memory-storage.ts';
import { call } from './call.ts';
import { outage } from './outage.ts';
import { watchOutage } from './watch-outage.ts';

let server: Server;
let asked: string[];
/** The paths that are answered 503 at the moment. */
let failing: RegExp;
let ends: number;
let watch: ReturnType<typeof watchOutage>;

beforeEach(async () => {
  asked = [];
  failing = /never/;
  ends = 0;
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(failing.test(url) ? 503 : 200, { Connection: 'close' }).end('{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('location', new URL(`http://127.0.0.1:${port}/learn`));
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('document', { cookie: '' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  watch = watchOutage(() => {
    ends += 1;
  });
});
afterEach(async () => {
  watch.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await new Promise((closed) => server.close(closed));
});

const read = () => call('GET /api/auth/provider').catch(() => undefined);
const LOOKS = '/api/ready';
/** The network is real, and the machine may be busy. */
const PATIENT = { timeout: 30_000 };
/** Pauses pass quickly, but a second at a time: an answer on its way is not to come too late. */
const soon = (holds: () => void) =>
  vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    holds();
  }, PATIENT);
const looks = () => asked.filter((url) => url === LOOKS).length;

test('one call that is refused while the server is ready is no outage', async () => {
  failing = /provider/;
  await read();
  await vi.waitFor(() => expect([looks(), outage.get()]).toEqual([1, 'none']), PATIENT);
  expect(ends).toBe(0);
});

test('an outage is certain once the server says so itself, and its end is noticed once', async () => {
  failing = /api/;
  await read();
  await vi.waitFor(() => expect(outage.get()).toBe('certain'), PATIENT);
  await read();
  expect(looks()).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(() => expect(looks()).toBe(2), PATIENT);
  expect([outage.get(), ends]).toEqual(['certain', 0]);

  failing = /never/;
  await soon(() => expect(outage.get()).toBe('none'));
  expect(ends).toBe(1);
});

test('a server that is gone for a while within an outage does not end it', async () => {
  failing = /api/;
  await read();
  await vi.waitFor(() => expect(outage.get()).toBe('certain'), PATIENT);
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('location', new URL('http://127.0.0.1:1/learn'));
  const fetched = vi.spyOn(globalThis, 'fetch');
  await vi.advanceTimersByTimeAsync(10_000);
  const answers = await Promise.allSettled(fetched.mock.results.map(({ value }) => value));
  expect(answers).toMatchObject([{ status: 'rejected' }]);
  expect([outage.get(), ends]).toEqual(['certain', 0]);
  vi.stubGlobal('location', new URL(`http://127.0.0.1:${port}/learn`));
  failing = /never/;
  await soon(() => expect([outage.get(), ends]).toEqual(['none', 1]));
});

test('who hears that the server saves again finds the end at once, and only where there was an outage', async () => {
  watch.lookNow();
  expect(looks()).toBe(0);
  failing = /api/;
  await read();
  await vi.waitFor(() => expect(outage.get()).toBe('certain'), PATIENT);
  failing = /never/;
  watch.lookNow();
  await vi.waitFor(() => expect([outage.get(), ends]).toEqual(['none', 1]), PATIENT);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks()).toBe(2);
});

test('two looks at once find one end', async () => {
  const throughAnOutage = async (look: () => void) => {
    failing = /api/;
    await read();
    await vi.waitFor(() => expect(outage.get()).toBe('certain'), PATIENT);
    failing = /never/;
    look();
    await soon(() => expect(outage.get()).toBe('none'));
  };
  await throughAnOutage(() => {
    watch.lookNow();
    watch.lookNow();
  });
  // By the end of the next one, both have had their answers.
  await throughAnOutage(() => watch.lookNow());
  expect(ends).toBe(2);
});
