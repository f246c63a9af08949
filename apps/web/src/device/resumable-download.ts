import { ApiError, NoAnswerError } from '../api/errors.ts';
import { answerInTime } from '../api/time-limits.ts';
import type { UnfinishedDownload } from './unfinished-download.ts';

/**
 * Fetches a large file that is named by its content. What has come is put aside part by part, so
 * that a download that was cut, even by closing the browser, goes on from there.
 */
export async function downloadWhole(
  url: string,
  size: number,
  parts: UnfinishedDownload,
  onProgress: (bytes: number) => void,
  /** How long the line may be silent before it is given up. */
  waitsMs: number = WAITS_MS,
): Promise<ArrayBuffer> {
  const have = await parts.all();
  onProgress(lengthOf(have));
  if (lengthOf(have) < size) await fetchRest(url, have, parts, onProgress, waitsMs);
  const whole = await new Blob(have).arrayBuffer();
  if (url.includes(`.${await hashOf(whole)}.`)) return whole;
  await parts.drop();
  throw new Error(`${url} came in another shape than it was made`);
}

const PART_BYTES = 256 * 1024;
const PARTIAL_CONTENT = 206;
const WAITS_MS = 30_000;

async function fetchRest(
  url: string,
  have: ArrayBuffer[],
  parts: UnfinishedDownload,
  onProgress: (bytes: number) => void,
  waitsMs: number,
): Promise<void> {
  const start = lengthOf(have);
  const line = new AbortController();
  const asking = fetch(url, {
    signal: line.signal,
    // It will be in the local database: the browser's own cache need not have it too.
    cache: 'no-store',
    ...(start > 0 && { headers: { Range: `bytes=${start}-` } }),
  });
  try {
    const response = await answerInTime(asking, waitsMs).catch((cause) => {
      throw new NoAnswerError(cause);
    });
    if (!response.ok || !response.body) {
      throw new ApiError(response.status, response.statusText, await response.text());
    }
    if (start > 0 && response.status !== PARTIAL_CONTENT) {
      // The server sends the whole file instead of the rest: the parts put aside are not needed.
      have.length = 0;
      await parts.drop();
    }
    await readInto(have, chunksOf(response.body, waitsMs), parts, onProgress);
  } finally {
    // After a time-out nothing more may arrive.
    line.abort();
  }
}

async function readInto(
  have: ArrayBuffer[],
  chunks: AsyncIterable<Uint8Array<ArrayBuffer>>,
  parts: UnfinishedDownload,
  onProgress: (bytes: number) => void,
): Promise<void> {
  let coming: Uint8Array<ArrayBuffer>[] = [];
  let bytes = lengthOf(have);
  const putAside = async () => {
    const part = await new Blob(coming).arrayBuffer();
    coming = [];
    if (part.byteLength === 0) return;
    await parts.put(have.length, part);
    have.push(part);
  };
  try {
    for await (const chunk of chunks) {
      coming.push(chunk);
      bytes += chunk.byteLength;
      onProgress(bytes);
      if (bytes - lengthOf(have) >= PART_BYTES) await putAside();
    }
  } catch (cause) {
    throw new NoAnswerError(cause);
  } finally {
    await putAside();
  }
}

/** Not every browser has `for await` over a stream. */
async function* chunksOf(body: ReadableStream<Uint8Array<ArrayBuffer>>, waitsMs: number) {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await answerInTime(reader.read(), waitsMs);
    if (done) return;
    yield value;
  }
}

function lengthOf(parts: readonly ArrayBuffer[]): number {
  return parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
}

/** The hash that the course's build puts into the names of its files. */
async function hashOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest.subarray(0, 6)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
