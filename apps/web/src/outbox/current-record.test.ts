import { api } from '@hajde/contract/api';
import { expect, test } from 'vitest';
import { asKept, currentRecord, type KeptRecord, RECORD_FORMAT } from './current-record.ts';
import { deliver } from './delivery.ts';
import type { Post } from './handler.ts';
import { KINDS, type Kind } from './kinds.ts';
import { finished } from './outbox.fixture.ts';
import type { OutboxRecord } from './records.ts';

const id = '0b9e0c1e-6c57-4d3e-9d0a-0f0e0d0c0b0a';
const at = '2026-11-15T12:00:00.000Z';
const common = { userId: id, idempotencyKey: id, at, timeZone: 'Europe/Belgrade' };

/** As the first version of the outbox kept each. */
const FIRST: Record<Exclude<Kind, 'lesson'>, KeptRecord> = {
  practice: {
    ...common,
    kind: 'practice',
    finished: true,
    reviews: [{ reviewId: id, wordId: 'bukë', kind: 'build', verdict: 'right', at }],
  },
  conversation: {
    ...common,
    kind: 'conversation',
    conversationId: 'basics-talk',
    answers: ['north'],
  },
  ear: { ...common, kind: 'ear', results: [{ contrastId: 'l-ll', right: 15, wrong: 5 }] },
};

test.each(Object.entries(FIRST))('a %s of the first format becomes one of this', (_, kept) => {
  const record = currentRecord(kept);
  expect(record).toMatchObject(kept);
  expect(record && asKept(record)).toEqual({ ...record, format: RECORD_FORMAT });
  expect(record && currentRecord(asKept(record))).toEqual(record);
});

test('a conversation that did not tell which words were missed missed none', () => {
  expect(currentRecord(FIRST.conversation)).toMatchObject({ missed: [] });
  const telling = { ...FIRST.conversation, missed: ['bukë'], format: 2 };
  expect(currentRecord(telling)).toMatchObject({ missed: ['bukë'] });
});

test('what only a newer app knows is left for that one', () => {
  const newer: KeptRecord = JSON.parse(
    JSON.stringify({ ...common, kind: 'a fifth kind', format: RECORD_FORMAT + 1 }),
  );
  expect(currentRecord(newer)).toBeUndefined();
});

test.each(Object.keys(KINDS))(
  'a %s is sent as the contract has it, whoever kept it',
  async (kind) => {
    const lesson = finished({
      ...common,
      completionId: id,
      lessonId: 'a',
      xpEarned: 1,
      savedAt: at,
    });
    const kept = Object.values(FIRST).find((each) => each.kind === kind);
    const record: OutboxRecord | undefined = kept ? currentRecord(kept) : lesson;
    const sent: unknown[] = [];
    const post: Post = async (name, input) => {
      sent.push(Reflect.get(api, String(name)).body.safeParse(Reflect.get(input, 'body')));
      throw new Error('Nobody answers.');
    };
    expect(record && (await deliver(record, post, false))).toEqual({ outcome: 'wait' });
    expect(sent).toEqual([expect.objectContaining({ success: true })]);
  },
);
