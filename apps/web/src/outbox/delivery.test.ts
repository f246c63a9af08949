import { expect, test } from 'vitest';
import { ApiError, NoAnswerError } from '../api/errors.ts';
import { deliver } from './delivery.ts';
import type { Post } from './handler.ts';
import { finished } from './outbox.fixture.ts';
import type { OutboxRecord } from './records.ts';

const record = finished({
  userId: 'u',
  completionId: '0b9e0c1e-6c57-4d3e-9d0a-0f0e0d0c0b0a',
  lessonId: 'basics-hello',
  xpEarned: 10,
  savedAt: '2026-11-15T12:00:00.000Z',
});
const said = JSON.stringify({ message: 'This lesson was finished before your fresh start.' });

/** A call that gives this, whatever is asked. */
const giving =
  (give: (input: { readonly params?: unknown; readonly body?: unknown }) => unknown): Post =>
  async (_name, input) =>
    // Whatever the server says arrives as JSON, and nobody checks it against the contract.
    JSON.parse(JSON.stringify(give(input)));

const send = (post: Post, sent: OutboxRecord = record) => deliver(sent, post, false);

const answered = (status: number, body: string) =>
  send(
    giving(() => {
      throw new ApiError(status, 'Status', body);
    }),
  );

test('a record is taken once the server names its completion, and nobody else will do', async () => {
  const answer = (completionId: string) => send(giving(() => ({ completionId })));
  expect(await answer(record.completionId)).toEqual({ outcome: 'taken' });
  expect(await answer('another')).toEqual({ outcome: 'wait' });
});

test('it is sent in the fields of the contract, with the time of sending and none of its own', async () => {
  let sent: unknown;
  await send(
    giving(({ body }) => {
      sent = body;
      throw new NoAnswerError('cut');
    }),
  );
  const {
    mistakes: _,
    syncStatus: __,
    kind: ___,
    idempotencyKey: ____,
    at: _____,
    ...told
  } = record;
  expect(sent).toEqual({ ...told, sentAt: expect.stringMatching(/^\d{4}-.*Z$/) });
});

test('400, 404 and 409 are for good, with the words of the server', async () => {
  for (const status of [400, 404, 409]) {
    expect(await answered(status, said)).toEqual({
      outcome: 'refused',
      reason: 'This lesson was finished before your fresh start.',
    });
  }
});

test('a page of something in between refuses nothing', async () => {
  expect(await answered(404, '<h1>Welcome to the hotel</h1>')).toEqual({ outcome: 'wait' });
  const notJson = send(giving(() => JSON.parse('<h1>Welcome</h1>')));
  expect(await notJson).toEqual({ outcome: 'wait' });
});

test('a server that names the time at which to come back is taken at its word', async () => {
  const busy = send(
    giving(() => {
      throw new ApiError(429, 'Too Many Requests', said, '9');
    }),
  );
  expect(await busy).toEqual({ outcome: 'wait', retryAfterMs: 9_000 });
  const dated = send(
    giving(() => {
      throw new ApiError(503, 'Unavailable', said, 'Sun, 15 Nov 2026 12:00:00 GMT');
    }),
  );
  expect(await dated).toEqual({ outcome: 'wait' });
});

test('another learner, too many calls and a server that is away mean to wait; a failing one, to go on', async () => {
  for (const status of [401, 403, 429, 502, 503, 504]) {
    expect(await answered(status, said)).toEqual({ outcome: 'wait' });
  }
  expect(await answered(500, said)).toEqual({ outcome: 'failed' });
});
