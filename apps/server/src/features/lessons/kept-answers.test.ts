import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hajde, lessonBody, startHajde } from '../../testing/hajde.ts';
import { sqlOn } from '../../testing/sql.ts';

let hajde: Hajde;
beforeAll(async () => {
  hajde = await startHajde();
});
afterAll(() => hajde.close());

test('of 50 answers of 300 characters that nobody was offered, a few bytes are kept', async () => {
  const me = await hajde.newLearner();
  const answers = Array.from({ length: 50 }, (_, i) => String(i).padEnd(300, 'x'));
  const lesson = lessonBody(hajde.course, me.id, 'one-1');
  const done = await me.call('POST /api/lessons/complete', { body: { ...lesson, answers } });
  expect([done.status, done.body.perfect]).toEqual([200, true]);
  await me.call('POST /api/users/:id/conversations/:conversationId/complete', {
    params: { conversationId: 'one-talk' },
    body: { completionId: randomUUID(), answers: answers.slice(0, 2) },
  });
  const kept = await sqlOn(hajde.database)<{ bytes: number }>`
    select length(answers::text) as bytes from completion where learner_id = ${me.id}
    union all
    select length(answers::text) from finished_conversation where learner_id = ${me.id}`;
  expect(kept).toHaveLength(2);
  for (const { bytes } of kept) expect(bytes).toBeLessThan(20);
});
