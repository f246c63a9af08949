import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hajde, lessonBody, type SignedIn, startHajde } from '../hajde.ts';
import { sqlOn } from '../sql.ts';

let hajde: Hajde;
let me: SignedIn;
beforeAll(async () => {
  hajde = await startHajde();
  me = await hajde.newLearner();
});
afterAll(() => hajde.close());

describe('half of a character among the answers is refused by name', () => {
  const answers = ['right', 'half \ud800 of it'];
  test.each([
    ['POST /api/lessons/complete', () => lessonBody(hajde.course, me.id, 'one-1')],
    [
      'POST /api/offline-progress/sync',
      () => ({
        ...lessonBody(hajde.course, me.id, 'one-1'),
        savedAt: new Date().toISOString(),
      }),
    ],
    ['POST /api/placement-test/submit', () => ({ userId: me.id, score: 0, level: 'beginner' })],
  ] as const)('%s', async (call, body) => {
    const { status, failure } = await me.call(call, { body: { ...body(), answers } });
    expect([status, failure.field]).toEqual([400, 'answers.1']);
  });
});

describe('a clock that says anything loses no lesson', () => {
  const years = ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+23:59', '9999-12-31T23:59:59-23:59'];
  const pairs = years.flatMap((saved) => [...years, undefined].map((sent) => ({ saved, sent })));
  test.each(pairs)('%j', async ({ saved, sent }) => {
    const who = await hajde.newLearner();
    const body = lessonBody(hajde.course, who.id, 'one-1');
    const sentAt = sent && { sentAt: sent };
    const offline = await who.call('POST /api/offline-progress/sync', {
      body: { ...body, savedAt: saved, ...sentAt },
    });
    const online = await who.call('POST /api/lessons/complete', {
      body: { ...body, completedAt: saved, ...sentAt },
    });
    expect([offline.status, online.status]).toEqual([200, 200]);
  });
});

/** Begins to delete the learner, and ends it once the call waits for that or has been answered. */
async function whileDeleted<T>(who: SignedIn, call: () => Promise<T>): Promise<T> {
  const deleting = await hajde.database.pool.connect();
  await deleting.query('begin');
  await deleting.query('delete from learner where id = $1', [who.id]);
  let answered = false;
  const answer = call().finally(() => {
    answered = true;
  });
  const waits = async () => {
    const [row] = await sqlOn(hajde.database)<{ waiting: number }>`
      select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    return answered || (row?.waiting ?? 0) > 0;
  };
  await expect.poll(waits).toBe(true);
  await deleting.query('commit');
  deleting.release();
  return answer;
}

describe('a call that an account is deleted under is told that nobody is signed in', () => {
  test.each([
    [
      'POST /api/question-reports',
      { body: { lessonId: 'one-1', question: 0, reason: 'other', note: 'I am Arta' } },
    ],
    ['POST /api/users/:id/fresh-start', {}],
    ['POST /api/language-packs/download', { body: { packId: 'essentials' } }],
    [
      'POST /api/users/:id/pronunciation',
      { body: { word: 'gjuhë', score: 80, attempts: 1, feedback: '' } },
    ],
    ['GET /api/users/:id/account/export', {}],
  ] as const)('%s', async (call, sent) => {
    const who = await hajde.newLearner();
    const { status } = await whileDeleted(who, () => who.call(call, sent));
    expect([401, 404]).toContain(status);
  });

  test('and a report leaves no words behind', async () => {
    const rows = await sqlOn(hajde.database)`
      select note from question_report where note is not null`;
    expect(rows).toEqual([]);
  });
});
