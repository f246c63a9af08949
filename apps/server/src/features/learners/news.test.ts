import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Hajde, type SignedIn, startHajde } from '../../testing/hajde.ts';

let hajde: Hajde;
let me: SignedIn;
beforeAll(async () => {
  hajde = await startHajde();
});
afterAll(() => hajde.close());
beforeEach(async () => {
  hajde.clock.set('2026-11-10T10:00:00Z');
  me = await hajde.newLearner();
});

const DAY_MS = 86_400_000;
const news = async () => (await me.call('GET /api/users/:id/news')).body;
const hear = (conversationId: string) =>
  me.call('POST /api/users/:id/conversations/:conversationId/complete', {
    params: { conversationId },
    body: { completionId: randomUUID() },
  });
const SCENE_1 = { id: 'one-talk', title: 'Talk of one', order: 1 };
const SCENE_3 = { id: 'three-talk', title: 'Talk of three', order: 3 };

test('who has just come was never away, and has the first scene and the first sounds before them', async () => {
  expect(await news()).toEqual({
    awayDays: null,
    lostStreak: null,
    scene: SCENE_1,
    heardLast: null,
    sound: { id: 'l-ll', title: 'l and ll' },
  });
});

test('a scene that opened is told until it is heard', async () => {
  await hear('one-talk');
  expect(await news()).toMatchObject({ scene: null, heardLast: SCENE_1 });
  for (const lesson of ['one-1', 'one-2', 'one-3', 'two-1', 'two-2']) await me.finish(lesson);
  expect(await news()).toMatchObject({ scene: SCENE_3, heardLast: SCENE_1 });
  await hear('three-talk');
  expect(await news()).toMatchObject({ scene: null, heardLast: SCENE_3 });
});

test('a sound is told until the ear has been trained for it', async () => {
  const train = (contrastId: string) =>
    me.call('POST /api/users/:id/sounds/complete', {
      body: { sessionId: randomUUID(), results: [{ contrastId, right: 15, wrong: 5 }] },
    });
  await train('l-ll');
  expect((await news()).sound).toEqual({ id: 'q-c', title: 'q and ç' });
  await train('q-c');
  expect((await news()).sound).toBeNull();
});

test('days away count from the last one learnt, and a streak is lost when its day has passed', async () => {
  await me.finish('one-1');
  hajde.clock.advance(DAY_MS);
  await me.finish('one-2');
  expect(await news()).toMatchObject({ awayDays: 0, lostStreak: null });
  hajde.clock.advance(DAY_MS);
  expect(await news()).toMatchObject({ awayDays: 1, lostStreak: null });
  hajde.clock.advance(19 * DAY_MS);
  expect(await news()).toMatchObject({ awayDays: 20, lostStreak: 2 });
  await me.finish('one-3');
  expect(await news()).toMatchObject({ awayDays: 0, lostStreak: null });
});

test('how much there is to practise today is told without the words', async () => {
  expect((await me.call('GET /api/users/:id/practice/today')).body.met).toBe(0);
  await me.finish('one-1');
  const { body } = await me.call('GET /api/users/:id/practice');
  expect((await me.call('GET /api/users/:id/practice/today')).body).toEqual({
    due: body.due,
    portion: body.portion,
    mistakes: body.mistakes,
    met: body.words.length,
  });
});
