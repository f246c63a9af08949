import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hajde, startHajde } from '../../testing/hajde.ts';
import { sqlOn } from '../../testing/sql.ts';

let hajde: Hajde;
beforeAll(async () => {
  hajde = await startHajde();
});
afterAll(() => hajde.close());

test('attempts are kept, the newest first, with the feedback that fits the score', async () => {
  const me = await hajde.newLearner();
  const attempt = (score: number, more: object = {}) =>
    me.call('POST /api/users/:id/pronunciation', {
      body: { word: 'gjuhë', score, attempts: 1, feedback: 'Excellent!', ...more },
    });
  expect((await attempt(90)).body).toMatchObject({ score: 90, feedback: 'Excellent!' });
  expect((await attempt(65)).body.feedback).toBe('Good try!');
  expect((await attempt(10)).body.feedback).toBe('Keep practicing!');
  const { body } = await me.call('GET /api/users/:id/pronunciation');
  expect(body.map(({ word, score, attempts }) => [word, score, attempts])).toEqual([
    ['gjuhë', 10, 1],
    ['gjuhë', 65, 1],
    ['gjuhë', 90, 1],
  ]);
  for (const [wrong, field] of [
    [{ score: 101 }, 'score'],
    [{ score: 50.5 }, 'score'],
    [{ word: '' }, 'word'],
    [{ attempts: -1 }, 'attempts'],
  ] as const) {
    const { status, failure } = await attempt(50, wrong);
    expect([status, failure.field]).toEqual([400, field]);
  }
});

test('a day has room for 500 attempts, and more are told to wait', async () => {
  const me = await hajde.newLearner();
  const body = { word: 'gjuhë', score: 80, attempts: 1, feedback: 'Good try!' };
  const attempt = async () => {
    const { status, failure } = await me.call('POST /api/users/:id/pronunciation', { body });
    return [status, failure.code];
  };
  hajde.clock.hold();
  expect(await attempt()).toEqual([200, undefined]);
  // As if there had been 498 more: changes of any kind have a limit of their own.
  await sqlOn(hajde.database)`
    update throttle set empty_at = empty_at + 498 * interval '172.8 seconds'`;
  expect(await attempt()).toEqual([200, undefined]);
  expect(await attempt()).toEqual([429, 'too_many_attempts']);
  hajde.clock.advance(172_800);
  expect(await attempt()).toEqual([200, undefined]);
});
