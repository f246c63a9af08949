import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hajde, startHajde } from '../../testing/hajde.ts';

let hajde: Hajde;
beforeAll(async () => {
  hajde = await startHajde();
});
afterAll(() => hajde.close());

test('anybody sees the packs', async () => {
  const { body } = await hajde.visitor.call('GET /api/language-packs');
  expect(body).toEqual([
    {
      id: 'essentials',
      name: 'Essentials',
      description: 'The start.',
      version: 'v1',
      size: 1024,
      isRequired: true,
      unitIds: ['one', 'two'],
    },
  ]);
});

test('a download is kept, and a later one of the same pack takes its place', async () => {
  hajde.clock.set('2026-11-10T10:00:00Z');
  const me = await hajde.newLearner();
  const download = (packId: string) =>
    me.call('POST /api/language-packs/download', { body: { packId } });
  const kept = async () => (await me.call('GET /api/users/:id/language-packs')).body;

  expect(await kept()).toEqual([]);
  const first = await download('essentials');
  expect(first.body).toMatchObject({ packId: 'essentials', version: 'v1' });
  hajde.clock.advance(60_000);
  const second = await download('essentials');
  const { extras, ...latest } = second.body;
  expect(extras).toEqual([]);
  expect(await kept()).toEqual([latest]);
  expect((await download('moon')).status).toBe(404);
});
