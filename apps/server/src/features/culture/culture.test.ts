import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Hajde, type SignedIn, startHajde } from '../../testing/hajde.ts';
import { balancesMatchLedger } from '../../testing/ledger.ts';

let hajde: Hajde;
let me: SignedIn;
beforeAll(async () => {
  hajde = await startHajde();
});
afterAll(() => hajde.close());
beforeEach(async () => {
  me = await hajde.newLearner();
});

const ids = async (category?: string) =>
  (
    await hajde.visitor.call('GET /api/cultural-content', category ? { query: { category } } : {})
  ).body.map(({ id }) => id);
const read = (contentId: string) =>
  me.call('POST /api/users/:id/cultural-content/:contentId/read', { params: { contentId } });

test('anybody can read it, all or one category', async () => {
  expect(await ids()).toEqual(['bread', 'flija', 'besa']);
  expect(await ids('all')).toEqual(['bread', 'flija', 'besa']);
  expect(await ids('tradition')).toEqual(['besa']);
  expect(await ids('modern')).toEqual([]);
  const unknown = await hajde.visitor.call('GET /api/cultural-content', {
    query: { category: 'sports' },
  });
  expect([unknown.status, unknown.failure.field]).toEqual([400, 'category']);
});

test('finishing a piece pays its XP once, however often and however fast', async () => {
  const heard = await Promise.all(Array.from({ length: 10 }, () => read('besa')));
  expect(heard.map(({ body }) => body.xpEarned).sort((a, b) => b - a)).toEqual([
    20,
    ...Array(9).fill(0),
  ]);
  expect((await me.user()).xp).toBe(20);
  expect((await me.call('GET /api/users/:id/cultural-content')).body).toEqual(['besa']);
  await balancesMatchLedger(hajde.database);
});

test('a piece that does not exist is a 404', async () => {
  expect((await read('nothing')).status).toBe(404);
});
