import { randomUUID } from 'node:crypto';
import { MOST_ADDED_WORDS } from '@hajde/contract/added-words';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Hajde, type SignedIn, startHajde } from '../../testing/hajde.ts';
import { sqlOn } from '../../testing/sql.ts';

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
const SOURCE = 'occasion:a-birth';
const add = (wordIds: string[], source = SOURCE) =>
  me.call('POST /api/users/:id/added-words', { body: { wordIds, source } });
const remove = (wordIds: string[]) =>
  me.call('POST /api/users/:id/added-words/remove', { body: { wordIds } });
const added = async () => (await me.call('GET /api/users/:id/added-words')).body;
const practice = async () => (await me.call('GET /api/users/:id/practice')).body;
const stateOf = async (wordId: string) =>
  (await practice()).words.find((word) => word.wordId === wordId);
const review = (wordId: string) =>
  me.call('POST /api/practice/complete', {
    body: {
      userId: me.id,
      practiceId: randomUUID(),
      finished: false,
      reviews: [
        {
          reviewId: randomUUID(),
          wordId,
          kind: 'build',
          verdict: 'right',
          at: hajde.clock.now().toISOString(),
        },
      ],
    },
  });

test('words that the learner adds are met, due at once, and known by nobody yet', async () => {
  const { body } = await add(['hajr', 'urime', 'no such word', 'hajr']);
  expect(body).toMatchObject({ added: 2, words: [{ wordId: 'hajr' }, { wordId: 'urime' }] });
  expect(await practice()).toMatchObject({ due: 2, portion: 2, mistakes: 0 });
  expect(await added()).toEqual([
    { wordId: 'hajr', source: SOURCE, addedAt: expect.stringMatching(/^2026-11-10T/) },
    { wordId: 'urime', source: SOURCE, addedAt: expect.stringMatching(/^2026-11-10T/) },
  ]);
  const { words, remembered } = (await me.call('GET /api/users/:id/words')).body;
  expect(words[0]).toMatchObject({
    wordId: 'hajr',
    unitId: 'occasions',
    lessonId: 'a-birth',
    strength: 0,
    dueDay: '2026-11-10',
  });
  expect(remembered.every((on) => on.words === 0)).toBe(true);
});

test('an added word is practised like any other, and replayed to the same', async () => {
  await add(['hajr']);
  hajde.clock.advance(60_000);
  await review('hajr');
  const practised = await stateOf('hajr');
  expect(practised).toMatchObject({ reviews: 2, lastOutcome: 'right' });
  expect((await practice()).due).toBe(0);
  await sqlOn(hajde.database)`
    delete from word_memory where learner_id = ${me.id} and word_id = 'hajr'`;
  await add(['hajr', 'urime']);
  await remove(['urime']);
  hajde.clock.advance(DAY_MS);
  await review('hajr');
  expect(await stateOf('hajr')).toMatchObject({ reviews: 3 });
});

test('adding a word twice, or one that a lesson has taught, changes nothing of it', async () => {
  await me.finish('one-1');
  const taught = await stateOf('one-1 a');
  hajde.clock.advance(DAY_MS);
  expect((await add(['one-1 a', 'hajr'])).body.added).toBe(2);
  expect((await add(['hajr'], 'read')).body.added).toBe(0);
  expect(await stateOf('one-1 a')).toEqual(taught);
  expect((await added()).map(({ source }) => source)).toEqual([SOURCE, SOURCE]);
});

test('a word can be taken away: what a lesson taught stays, all else is met no more', async () => {
  await add(['hajr', 'one-1 a']);
  hajde.clock.advance(60_000);
  await review('hajr');
  await me.finish('one-1');
  const { status } = await remove(['hajr', 'one-1 a', 'urime']);
  expect(status).toBe(200);
  expect(await added()).toEqual([]);
  expect(await stateOf('hajr')).toBeUndefined();
  expect(await stateOf('one-1 a')).toMatchObject({ reviews: 1, lastOutcome: 'right' });
});

test('twenty at once add each word once', async () => {
  const heard = await Promise.all(Array.from({ length: 20 }, () => add(['hajr', 'urime'])));
  expect(heard.reduce((sum, { body }) => sum + body.added, 0)).toBe(2);
  expect(await added()).toHaveLength(2);
});

test('an account holds so many added words and no more', async () => {
  await sqlOn(hajde.database)`
    insert into added_word (learner_id, word_id, source, at, day)
    select ${me.id}, 'word ' || n, 'read', now(), now()::date
    from generate_series(1, ${MOST_ADDED_WORDS - 1}::int) as n`;
  const { status, failure } = await add(['hajr', 'urime']);
  expect([status, failure.code]).toEqual([409, 'too_many_words']);
  expect((await add(['hajr'])).status).toBe(200);
});

test('added words are in the export, and go with a fresh start and with the account', async () => {
  await add(['hajr']);
  const { body } = await me.call('GET /api/users/:id/account/export');
  expect(body.addedWords).toMatchObject([{ wordId: 'hajr', source: SOURCE }]);
  hajde.clock.advance(60_000);
  await me.call('POST /api/users/:id/fresh-start');
  expect([await added(), (await practice()).words]).toEqual([[], []]);
  await add(['hajr']);
  await me.call('POST /api/users/:id/account/delete', { body: { currentPassword: 'flija123' } });
  const left = await sqlOn(hajde.database)`
    select from added_word where learner_id = ${me.id}`;
  expect(left).toEqual([]);
});

test("nobody adds to another's words", async () => {
  const other = await hajde.newLearner();
  const { status } = await me.call('POST /api/users/:id/added-words', {
    params: { id: other.id },
    body: { wordIds: ['hajr'], source: 'read' },
  });
  expect(status).toBe(403);
});
