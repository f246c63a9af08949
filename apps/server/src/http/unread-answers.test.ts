import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Hajde, startHajde } from '../testing/hajde.ts';
import { LARGE_FILES_PER_ADDRESS } from './large-files.ts';

/** More than a system takes in for somebody who does not read. */
const PACK_BYTES = 16_000_000;

let hajde: Hajde;
let folder: string;
let folders: { web: string; course: string; drawing: string };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hajde-unread-'));
  folders = {
    web: join(folder, 'web'),
    course: join(folder, 'course'),
    drawing: join(folder, 'drawing'),
  };
  for (const each of Object.values(folders)) await mkdir(each);
  const write = (name: string, data: string | Buffer) => writeFile(join(folder, name), data);
  await write('web/index.html', '<!doctype html><div id="root"></div>');
  await write('drawing/draw.js', 'export const draw = async () => "";');
  await write('drawing/package.json', '{"type":"module"}');
  await write('course/course-manifest.json', '{"outline":"outline.json","units":{}}');
  await write('course/unit.json', '{}');
  await write('course/pack.bin', Buffer.alloc(PACK_BYTES));
});
// Each has a server of its own: what the test before held may take a while to be ended.
beforeEach(async () => {
  hajde = await startHajde({ folders, config: { trustProxy: ['127.0.0.1'] } });
});
afterEach(() => hajde.close());
afterAll(() => rm(folder, { recursive: true }));

const packFor = (address: string) =>
  `GET /course/pack.bin HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n\r\n`;

/** Asks, and reads nothing of what comes. */
async function readNothingOf(asked: string): Promise<Socket> {
  const { hostname, port } = new URL(hajde.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(asked);
  return socket;
}

/** Each look is a request. In time is within a minute: the server looks at its sockets every 20 seconds. */
const IN_TIME = { timeout: 50_000, interval: 1_000 };

async function statusOf(path: string, address = '203.0.113.1'): Promise<number> {
  const response = await fetch(hajde.url + path, { headers: { 'x-forwarded-for': address } });
  await response.body?.cancel();
  return response.status;
}

test('one socket with 1,100 packs in its pipeline is ended, and keeps nobody out', async () => {
  const greedy = await readNothingOf(packFor('203.0.113.2').repeat(1_100));
  const answers = new Set<number>();
  const isEnded = async () => {
    answers.add(await statusOf('/api/shop/items'));
    // It sees that it was ended once it says something again.
    greedy.write(packFor('203.0.113.2'));
    return greedy.closed;
  };
  await expect.poll(isEnded, { ...IN_TIME, interval: 100 }).toBe(true);
  expect([...answers]).toEqual([200]);
  expect(await statusOf('/course/pack.bin', '203.0.113.2')).toBe(200);
});

test('1,010 sockets that do not read their packs take only the places of large files', async () => {
  const address = (i: number) => `198.51.${i >> 8}.${i & 255}`;
  const greedy = await Promise.all(
    Array.from({ length: 1_010 }, (_, i) => readNothingOf(packFor(address(i)))),
  );
  await expect.poll(() => statusOf('/course/pack.bin'), IN_TIME).toBe(503);
  for (const path of ['/api/shop/items', '/course/unit.json', '/', '/api/ready']) {
    expect([path, await statusOf(path)]).toEqual([path, 200]);
  }
  for (const socket of greedy) socket.destroy();
  await expect.poll(() => statusOf('/course/pack.bin'), IN_TIME).toBe(200);
});

test('an address has its share of large files, and who does not read them loses it in time', async () => {
  const here = '192.0.2.7';
  const greedy = await Promise.all(
    Array.from({ length: LARGE_FILES_PER_ADDRESS }, () => readNothingOf(packFor(here))),
  );
  await expect.poll(() => statusOf('/course/pack.bin', here), IN_TIME).toBe(503);
  expect(await statusOf('/course/pack.bin')).toBe(200);
  await expect.poll(() => statusOf('/course/pack.bin', here), IN_TIME).toBe(200);
  for (const socket of greedy) socket.destroy();
});
