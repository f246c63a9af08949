import { createHash, randomUUID } from 'node:crypto';
import { api } from '@hajde/contract/api';
import type { Call } from '@hajde/contract/call';
import type { CallName } from '@hajde/contract/types';
import { Query } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Hajde, type SignedIn, startHajde } from '../hajde.ts';
import { sqlOn } from '../sql.ts';

/** What bounds the rows that a read holds at once, whatever its learner has stored. */
const BOUNDS = {
  'GET /api/users/:id': 'one row',
  'GET /api/users/:id/account': 'one row',
  'GET /api/users/:id/account/sessions': '20 sessions an account',
  'GET /api/users/:id/account/events': 'the last 20',
  'GET /api/users/:id/account/export': 'streamed, 200 rows at a time',
  'GET /api/users/:id/achievements': 'the course',
  'GET /api/users/:id/badges': 'the course',
  'GET /api/daily-challenges': 'one day',
  'GET /api/users/:id/progress': 'the lessons of the course',
  'GET /api/users/:id/stats': 'the lessons of the course',
  'GET /api/users/:id/weekly-progress': 'the days since the account was made, 24 bytes each',
  'GET /api/users/:id/placement-test': 'one row',
  'GET /api/users/:id/practice': 'the words of the course; lessons are taken in 200 at a time',
  'GET /api/users/:id/practice/today': 'the words of the course, counted',
  'GET /api/users/:id/news': 'the lessons, conversations and contrasts of the course',
  'GET /api/users/:id/words': 'the words of the course; events come 500 at a time, limited by cost',
  'GET /api/users/:id/added-words': '500 words an account',
  'GET /api/users/:id/conversations': 'the conversations of the course',
  'GET /api/users/:id/cultural-content': 'the pieces of the course',
  'GET /api/users/:id/language-packs': 'the packs of the course',
  'GET /api/users/:id/pronunciation': 'the last 500',
  'GET /api/users/:id/sounds': 'the contrasts of the course, for 30 days',
  'GET /api/leaderboards/weekly_xp/current_week': '50 rows, and the learner',
  'GET /api/leaderboards/monthly_xp/current_month': '50 rows, and the learner',
  'GET /api/leaderboards/all_time_xp/all_time': '50 rows, and the learner',
  'GET /api/leaderboards/streak/:period': '50 rows, and the learner',
  'GET /api/users/:id/leaderboard/weekly_xp/:period': 'one row',
  'GET /api/users/:id/reminders': 'one row, and 10 devices',
  'GET /api/circles':
    '5 circles of 20, and 40 who left each; days since they came, limited by cost',
  'GET /api/circles/:circleId':
    '20 members, and 40 who left; days since they came, limited by cost',
} satisfies Partial<Record<CallName, string>>;

const PERIODS: Record<string, string> = {
  'GET /api/leaderboards/streak/:period': 'all_time',
  'GET /api/users/:id/leaderboard/weekly_xp/:period': 'current_week',
};

/** Rows of everything that an account can store without end. */
const STORED = 6_000;
/** Of one result: 500 attempts to pronounce something, or as many events of words. */
const ROWS_AT_ONCE = 500;
/** Of one value, as where rows come as one JSON. */
const BYTES_OF_A_VALUE = 100_000;

let hajde: Hajde;
let me: SignedIn;
let circleId: string;
beforeAll(async () => {
  hajde = await startHajde();
  me = await hajde.newLearner();
  await me.finish('one-1');
  await me.finish('one-2');
  await store();
  const chosen = { name: 'familja', sign: 'bird', rule: 'everybody' };
  circleId = (await me.call('POST /api/circles', { body: chosen })).body.id;
});
afterAll(() => hajde.close());

async function store(): Promise<void> {
  const sql = sqlOn(hajde.database);
  const [{ answer } = { answer: {} }] = await sql<{ answer: object }>`
    select answer from completion where learner_id = ${me.id} limit 1`;
  await sql`
    insert into completion (learner_id, completion_id, lesson_id, course_version, saved_at,
      received_at, local_day, zone, mistakes, answers, answer)
    select ${me.id}, gen_random_uuid(), 'one-1', 'test-1', now() - i * interval '10 minutes', now(),
      (now() - i * interval '10 minutes')::date, 'UTC', 0, '[0,0,0,0]', ${JSON.stringify(answer)}::jsonb
    from generate_series(1, ${STORED}::int) i`;
  await sql`
    insert into review (learner_id, review_id, practice_id, word_id, kind, verdict, at, day, received_at)
    select ${me.id}, gen_random_uuid(), ${randomUUID()}, 'one-1 a', 'fill', 'right',
      now() - i * interval '7 minutes', (now() - i * interval '7 minutes')::date, now()
    from generate_series(1, ${STORED}::int) i`;
  await sql`
    insert into pronunciation_attempt (learner_id, word, score, attempts, feedback, at)
    select ${me.id}, 'bukë', 90, 1, 'Excellent!', now() from generate_series(1, ${STORED}::int)`;
  await sql`
    insert into finished_conversation (learner_id, completion_id, conversation_id, saved_at,
      received_at, zone, answer)
    select ${me.id}, gen_random_uuid(), 'one-talk', now() - i * interval '1 hour', now(), 'UTC', '{}'
    from generate_series(1, ${STORED}::int) i`;
  await sql`
    insert into security_event (learner_id, kind, at)
    select ${me.id}, 'signed_in', now() - i * interval '1 hour' from generate_series(1, ${STORED}::int) i`;
  await sql`
    insert into session (token_hash, learner_id, expires_at)
    select ${createHash('sha256').update('another').digest()}, ${me.id}, now() + interval '1 day'`;
}

/** The most rows, and the longest value, that PostgreSQL sends in one result from now on. */
function measure() {
  const most = { rows: 0, bytes: 0 };
  const rows = new WeakMap<object, number>();
  // The driver's own, which its types do not tell of.
  const results = Query.prototype as unknown as {
    handleDataRow(message: { fields: readonly unknown[] }): unknown;
  };
  const { handleDataRow } = results;
  const spy = vi.spyOn(results, 'handleDataRow').mockImplementation(function counted(
    this: object,
    message: { fields: readonly unknown[] },
  ) {
    const count = (rows.get(this) ?? 0) + 1;
    rows.set(this, count);
    most.rows = Math.max(most.rows, count);
    const lengths = message.fields.map((field) => String(field ?? '').length);
    most.bytes = Math.max(most.bytes, ...lengths);
    return Reflect.apply(handleDataRow, this, [message]);
  });
  return { most, stop: () => spy.mockRestore() };
}

test('these are all reads of a learner', () => {
  const reads = (Object.entries(api) as [CallName, Call][])
    .filter(([name, { access }]) => access === 'learner' && name.startsWith('GET '))
    .map(([name]) => name);
  expect(Object.keys(BOUNDS).toSorted()).toEqual(reads.toSorted());
});

test.each(Object.entries(BOUNDS))('%s is bounded by %s', async (call) => {
  const { most, stop } = measure();
  const { status } = await me.call(call as CallName, {
    params: { period: PERIODS[call] ?? '', circleId },
  });
  stop();
  expect(status).toBe(200);
  expect(most.rows).toBeLessThanOrEqual(ROWS_AT_ONCE);
  expect(most.bytes).toBeLessThan(BYTES_OF_A_VALUE);
});
