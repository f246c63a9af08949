import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiError, NoAnswerError } from '../api/errors.ts';
import { downloadWhole } from './resumable-download.ts';
import type { UnfinishedDownload } from './unfinished-download.ts';

// Three parts of 256 kB and a bit.
const FILE = Buffer.from({ length: 800_000 }).map((_, i) => (i * 2_654_435_761) >>> 24);
const NAME = `pack-x.${createHash('sha256').update(FILE).digest('hex').slice(0, 12)}.bin`;
const IMPATIENT_MS = 200;
const BUSY_MACHINE_MS = 60_000;
const UNBROKEN = Number.POSITIVE_INFINITY;

let server: Server;
let url: string;
/** How far each answer goes before the line breaks, in turn; after the last, none breaks. */
let breaks: number[];
let takesRanges: boolean;
/** Where the line is there, but nothing comes over it. */
let silentAfter: 'the request' | 'a thousand bytes' | undefined;
let asked: (string | undefined)[];

beforeEach(async () => {
  breaks = [];
  takesRanges = true;
  silentAfter = undefined;
  asked = [];
  server = createServer((request, response) => {
    const { range } = request.headers;
    asked.push(range);
    const start = takesRanges ? Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0) : 0;
    const rest = FILE.subarray(start);
    if (silentAfter === 'the request') return;
    const end = breaks.shift() ?? UNBROKEN;
    response.writeHead(start > 0 ? 206 : 200, { 'Content-Length': rest.length });
    if (silentAfter) response.write(rest.subarray(0, 1_000));
    else if (end >= rest.length) response.end(rest);
    else response.write(rest.subarray(0, end), () => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/course/${NAME}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

test(
  'a file whose line breaks at any bytes comes whole, and never starts over',
  {
    timeout: BUSY_MACHINE_MS,
  },
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: FILE.length - 1 }), { maxLength: 5 }),
        async (places) => {
          breaks = [...places];
          asked = [];
          const parts = inMemory();
          for (;;) {
            const before = (await putAside(parts)).length;
            const got = await fetched(parts).catch(expectNoAnswer);
            expect(asked.at(-1)).toBe(rangeFrom(before));
            if (got) {
              expect(Buffer.compare(got, FILE)).toBe(0);
              return;
            }
            const kept = await putAside(parts);
            expect(kept.length).toBeGreaterThanOrEqual(before);
            expect(Buffer.compare(kept, FILE.subarray(0, kept.length))).toBe(0);
          }
        },
      ),
      { numRuns: 20 },
    ),
);

test('where a server takes no ranges, it comes from its beginning and is whole all the same', async () => {
  const parts = inMemory([FILE.subarray(0, 1_000)]);
  takesRanges = false;
  expect(Buffer.compare(await fetched(parts), FILE)).toBe(0);
  expect(asked).toEqual(['bytes=1000-']);
  expect(await putAside(parts)).toHaveLength(FILE.length);
});

test('what is all there is not asked for again', async () => {
  expect(Buffer.compare(await fetched(inMemory([FILE])), FILE)).toBe(0);
  expect(asked).toEqual([]);
});

test('another content than the name promises is thrown away, and the next try starts anew', async () => {
  const parts = inMemory([FILE.subarray(1_000, 2_000)]);
  await expect(fetched(parts)).rejects.toThrow('came in another shape');
  expect(await putAside(parts)).toHaveLength(0);
  expect(Buffer.compare(await fetched(parts), FILE)).toBe(0);
});

test('it tells how far it has come, beginning with what is there already', async () => {
  const told: number[] = [];
  await downloadWhole(url, FILE.length, inMemory([FILE.subarray(0, 1_000)]), (bytes) =>
    told.push(bytes),
  );
  expect(told[0]).toBe(1_000);
  expect(told.at(-1)).toBe(FILE.length);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
});

test('a line that goes silent is given up, and the next try goes on from there', async () => {
  const parts = inMemory();
  for (const place of ['the request', 'a thousand bytes'] as const) {
    silentAfter = place;
    const tried = downloadWhole(url, FILE.length, parts, () => {}, IMPATIENT_MS);
    await expect(tried).rejects.toBeInstanceOf(NoAnswerError);
  }
  silentAfter = undefined;
  const come = (await putAside(parts)).length;
  expect(Buffer.compare(await fetched(parts), FILE)).toBe(0);
  expect(asked).toEqual([undefined, undefined, rangeFrom(come)]);
});

test('a refusal is told as what it is', async () => {
  server.removeAllListeners('request');
  server.on('request', (_, response) => response.writeHead(404).end());
  await expect(fetched(inMemory())).rejects.toBeInstanceOf(ApiError);
});

const rangeFrom = (start: number) => (start > 0 ? `bytes=${start}-` : undefined);

async function fetched(parts: UnfinishedDownload): Promise<Buffer> {
  return Buffer.from(await downloadWhole(url, FILE.length, parts, () => {}));
}

function expectNoAnswer(error: unknown): undefined {
  expect(error).toBeInstanceOf(NoAnswerError);
}

/** The Cache API as far as a download needs it, which Node does not have. */
function inMemory(before: readonly Uint8Array[] = []): UnfinishedDownload {
  const kept = before.map(bufferOf);
  return {
    all: async () => [...kept],
    put: async (at, part) => {
      kept[at] = part;
    },
    drop: async () => {
      kept.length = 0;
    },
  };
}

const bufferOf = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;

async function putAside(parts: UnfinishedDownload): Promise<Buffer> {
  return Buffer.concat((await parts.all()).map((part) => new Uint8Array(part)));
}
