import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSyncing } from './keep-syncing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Each try comes out as the next of these says; the times of all tries are told. */
function trying(...outcomes: (Error | { left: number; retryAfterMs?: number })[]) {
  const since = Date.now();
  const at: number[] = [];
  const syncing = keepSyncing(async () => {
    at.push(Date.now() - since);
    const outcome = outcomes.shift() ?? { left: 0 };
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });
  return { syncing, at };
}

test('what the server asks to be patient with is sent again at the time it names', async () => {
  const { syncing, at } = trying({ left: 3, retryAfterMs: 7 * SECOND }, { left: 0 });
  await syncing.now();
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(at).toEqual([0, 7 * SECOND]);
});

test('a change meanwhile does not put that time off', async () => {
  const { syncing, at } = trying({ left: 1, retryAfterMs: 7 * SECOND });
  await syncing.now();
  syncing.later();
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(at).toEqual([0, 7 * SECOND]);
});

test('an error that nobody expected is not the last try', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { syncing, at } = trying(new Error('The database was closed.'), { left: 0 });
  await syncing.now();
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(at).toEqual([0, 30 * SECOND]);
});

test('without a time named the pauses grow, up to ten minutes, and start over once nothing is left', async () => {
  const left = { left: 1 };
  const { syncing, at } = trying(left, left, left, left, left, left, left, { left: 0 }, left);
  await syncing.now();
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  const pauses = at.slice(1).map((time, i) => (time - at[i]!) / SECOND);
  expect(pauses).toEqual([30, 60, 120, 240, 480, 600, 600]);
  await syncing.now();
  await vi.advanceTimersByTimeAsync(30 * SECOND);
  expect(at).toHaveLength(10);
});

test('nothing is tried any more once it is stopped, not even by what was underway', async () => {
  const { syncing, at } = trying({ left: 1 }, { left: 1 });
  const first = syncing.now();
  syncing.stop();
  await first;
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(at).toEqual([0]);
});
