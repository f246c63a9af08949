import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hajde, startHajde } from '../../testing/hajde.ts';

let hajde: Hajde;
beforeAll(async () => {
  hajde = await startHajde();
});
afterAll(() => hajde.close());

test('anybody sees all badges, none of them begun', async () => {
  const { body } = await hajde.visitor.call('GET /api/badges');
  expect(body).toMatchObject([
    {
      id: 'food-lover',
      category: 'cultural',
      progress: 0,
      maxProgress: 2,
      earned: false,
      earnedAt: null,
    },
  ]);
});

test('a badge fills up, is earned once with its rewards, and keeps its date', async () => {
  hajde.clock.set('2026-11-10T10:00:00Z');
  const me = await hajde.newLearner();
  const read = (contentId: string) =>
    me.call('POST /api/users/:id/cultural-content/:contentId/read', { params: { contentId } });
  const mine = async () => (await me.call('GET /api/users/:id/badges')).body[0];

  await read('bread');
  expect(await mine()).toMatchObject({ progress: 1, earned: false, earnedAt: null });
  await read('bread');
  expect(await mine()).toMatchObject({ progress: 1 });
  const last = await read('flija');
  expect(last.body.extras).toEqual([
    { kind: 'badge', id: 'food-lover', name: 'Food Lover', xp: 25, gems: 15 },
  ]);
  const earned = await mine();
  expect(earned).toMatchObject({ progress: 2, earned: true });
  expect(earned?.earnedAt).toMatch(/^2026-11-10T10:00/);
  expect(await me.user()).toMatchObject({ xp: 10 + 10 + 25, gems: 100 + 15 });
  await read('besa');
  expect(await mine()).toEqual(earned);
});
