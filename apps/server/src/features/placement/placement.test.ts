import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Hajde, type SignedIn, startHajde } from '../../testing/hajde.ts';

let hajde: Hajde;
let me: SignedIn;
beforeAll(async () => {
  hajde = await startHajde();
});
afterAll(() => hajde.close());
beforeEach(async () => {
  me = await hajde.newLearner();
});

const submit = (answers: string[], claims: object = {}) =>
  me.call('POST /api/placement-test/submit', {
    body: { userId: me.id, score: 0, level: 'beginner', answers, ...claims },
  });
const lookup = async () => (await me.call('GET /api/users/:id/placement-test')).body;

test('a test that was not taken is null', async () => {
  expect(await lookup()).toBeNull();
});

test('the server scores the answers itself', async () => {
  const answers = hajde.course.placement.map(({ correctAnswer, difficulty }) =>
    difficulty === 'advanced' ? 'wrong a' : correctAnswer,
  );
  const { status, body } = await submit(answers, { score: 39, level: 'advanced' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ score: 21, level: 'intermediate', answers });
  const { extras, ...result } = body;
  expect(extras).toEqual([]);
  expect(await lookup()).toEqual(result);
  expect((await me.user()).placementLevel).toBe('intermediate');
});

test('a test begun on an older course is scored by the questions it asked', async () => {
  const older = hajde.course.previousReleases[0]!.placement;
  const answers = older.map(({ correctAnswer }) => correctAnswer);
  expect((await submit(answers)).body).toMatchObject({ score: 39, level: 'advanced' });
  const named = await submit(answers, { courseVersion: 'test-0' });
  expect(named.body).toMatchObject({ score: 39, level: 'advanced' });
});

test('answers that fit no course are marked as answers to the questions of today', async () => {
  const [, ...others] = hajde.course.placement.map(({ correctAnswer }) => correctAnswer);
  const { body } = await submit(['never an option', ...others], { score: 39, level: 'advanced' });
  expect(body).toMatchObject({ score: 38, level: 'advanced' });
});

test('a skipped test counts as taken, with nothing and as a beginner', async () => {
  await submit([]);
  expect(await lookup()).toMatchObject({ score: 0, level: 'beginner', answers: [] });
});

test('taking it again replaces the result', async () => {
  await submit([]);
  await submit(hajde.course.placement.map(({ correctAnswer }) => correctAnswer));
  expect(await lookup()).toMatchObject({ score: 39, level: 'advanced' });
});

test('a reset forgets the result and keeps what was earned', async () => {
  await me.finish('one-1');
  await submit(['x']);
  expect((await me.call('POST /api/users/:id/placement-test/reset')).body).toEqual({ ok: true });
  expect(await lookup()).toBeNull();
  expect((await me.user()).xp).toBe(10);
});

test.each([
  [{ score: 40 }, 'score'],
  [{ level: 'native' }, 'level'],
  [{ answers: Array(21).fill('x') }, 'answers'],
  [{ answers: [1] }, 'answers.0'],
])('%j is refused by name', async (wrong, field) => {
  const { status, failure } = await submit([], wrong);
  expect([status, failure.field]).toEqual([400, field]);
});
