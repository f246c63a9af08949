import { randomUUID } from 'node:crypto';
import { CONVERSATION_TAKES_MS, LESSON_TAKES_MS, LESSONS_AT_ONCE } from '@hajde/rules/game/pace';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Hajde, type SignedIn, startHajde } from '../../testing/hajde.ts';
import { balancesMatchLedger } from '../../testing/ledger.ts';

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

const complete = (conversationId = 'one-talk', body: object = {}) =>
  me.call('POST /api/users/:id/conversations/:conversationId/complete', {
    params: { conversationId },
    body: { completionId: randomUUID(), ...body },
  });
const finished = async () => (await me.call('GET /api/users/:id/conversations')).body;
const DAY_MS = 86_400_000;

test('a conversation pays 15 XP the first time and nothing again', async () => {
  const heard = await Promise.all(Array.from({ length: 5 }, () => complete()));
  expect(heard.map(({ body }) => body.xpEarned).sort((a, b) => b - a)).toEqual([15, 0, 0, 0, 0]);
  expect((await me.user()).xp).toBe(15);
  expect(await finished()).toEqual([
    { conversationId: 'one-talk', finishedAt: expect.stringMatching(/^2026-11-10T10:00:0/) },
  ]);
  await balancesMatchLedger(hajde.database);
});

test('sent twice, it is answered as the first time', async () => {
  const completionId = randomUUID();
  const first = await complete('one-talk', { completionId });
  hajde.clock.advance(DAY_MS);
  expect((await complete('one-talk', { completionId })).body).toEqual(first.body);
  expect((await me.user()).streak).toBe(1);
});

test('it keeps the streak as a lesson does, also when it was paid before', async () => {
  expect((await complete()).body.streak).toBe(1);
  for (const streak of [2, 3, 4]) {
    hajde.clock.advance(DAY_MS);
    expect((await complete()).body).toMatchObject({ streak, xpEarned: 0 });
  }
});

test('one that was heard offline counts for its own day', async () => {
  hajde.clock.advance(DAY_MS);
  const at = (hoursAgo: number) =>
    new Date(hajde.clock.now().getTime() - hoursAgo * 3_600_000).toISOString();
  await complete('one-talk', { completedAt: at(20), sentAt: at(0), timeZone: 'Europe/Belgrade' });
  expect((await complete('one-talk')).body.streak).toBe(2);
});

test('its answers count among those of the day', async () => {
  await complete('one-talk', { answers: ['north', 'he'] });
  const { body } = await me.call('GET /api/users/:id/weekly-progress');
  expect(body.accuracy.at(-1)).toBe(50);
});

describe('what was answered wrongly', () => {
  const practice = async () => (await me.call('GET /api/users/:id/practice')).body;
  const mistakes = async () =>
    (await practice()).words
      .filter(({ lastOutcome }) => lastOutcome === 'wrong')
      .map(({ wordId }) => wordId)
      .toSorted();

  test('is a mistake to mend at once: the words of the question, if they were met', async () => {
    await me.finish('one-1');
    hajde.clock.advance(60_000);
    await complete('one-talk', { answers: ['north', 'he'] });
    expect(await mistakes()).toEqual(['one-1 b']);
    expect(await practice()).toMatchObject({ mistakes: 1 });
    expect((await me.call('GET /api/users/:id/practice/today')).body.mistakes).toBe(1);
  });

  test('is mended by practice, and by nothing else', async () => {
    await me.finish('one-1');
    hajde.clock.advance(60_000);
    await complete('one-talk', { answers: ['south', 'they'] });
    hajde.clock.advance(DAY_MS);
    await complete('one-talk', { answers: ['north', 'they'] });
    expect(await mistakes()).toEqual(['one-1 a', 'one-1 b']);
    const review = {
      reviewId: randomUUID(),
      wordId: 'one-1 a',
      kind: 'fill',
      verdict: 'right',
      at: hajde.clock.now().toISOString(),
    };
    await me.call('POST /api/practice/complete', {
      body: { userId: me.id, practiceId: randomUUID(), finished: false, reviews: [review] },
    });
    expect(await mistakes()).toEqual(['one-1 b']);
  });

  test('counts in its order, however late it arrives', async () => {
    await me.finish('one-1');
    hajde.clock.advance(DAY_MS);
    const at = new Date(hajde.clock.now().getTime() - 3_600_000).toISOString();
    await me.finish('one-1');
    await complete('one-talk', {
      answers: ['south', 'he'],
      completedAt: at,
      sentAt: hajde.clock.now().toISOString(),
    });
    expect(await mistakes()).toEqual([]);
    const [word] = (await practice()).words.filter(({ wordId }) => wordId === 'one-1 b');
    expect(word?.reviews).toBe(3);
  });

  test('before the lesson that teaches it, a word waits for it', async () => {
    await complete('one-talk', { answers: ['south', 'he'] });
    expect((await practice()).words).toEqual([]);
    hajde.clock.advance(60_000);
    await me.finish('one-1');
    expect(await mistakes()).toEqual([]);
    const known = (await practice()).words.map(({ wordId, reviews }) => [wordId, reviews]);
    expect(Object.fromEntries(known)).toMatchObject({ 'one-1 a': 2, 'one-1 b': 2, 'one-1 c': 1 });
  });
});

test('it may come before the lessons that open its unit, which wait on a device perhaps', async () => {
  const { status, body } = await complete('three-talk');
  expect([status, body.xpEarned]).toEqual([200, 15]);
});

test('one that does not exist is a 404, and somebody else cannot finish it for me', async () => {
  expect((await complete('nothing')).status).toBe(404);
  const foreign = await complete('one-talk', { userId: randomUUID() });
  expect(foreign.status).toBe(403);
});

test('nobody hears them faster than they are spoken', async () => {
  const heard: number[] = [];
  for (let at = 0; at < 10; at += 1) heard.push((await complete()).status);
  expect(heard).toEqual([...Array(7).fill(200), ...Array(3).fill(429)]);
  hajde.clock.advance(30_000);
  expect((await complete()).status).toBe(200);
  expect((await complete()).status).toBe(429);
});

test('conversations and lessons keep one pace together', async () => {
  await complete();
  const lessons = LESSONS_AT_ONCE - CONVERSATION_TAKES_MS / LESSON_TAKES_MS;
  for (let at = 0; at < lessons; at += 1) await me.finish('one-1');
  const refused = await complete();
  expect([refused.status, refused.failure.code]).toEqual([429, 'too_fast']);
});

test('starting over is no way to hear them faster', async () => {
  hajde.clock.hold();
  for (let at = 0; at < 7; at += 1) expect((await complete()).status).toBe(200);
  for (let again = 0; again < 2; again += 1) {
    await me.call('POST /api/users/:id/fresh-start');
    hajde.clock.advance(1_000);
    const refused = await complete();
    expect([refused.status, refused.failure.code]).toEqual([429, 'too_fast']);
  }
});

test('a fresh start forgets them, and refuses what was heard before it', async () => {
  await complete();
  hajde.clock.advance(60_000);
  const before = hajde.clock.now().toISOString();
  hajde.clock.advance(60_000);
  await me.call('POST /api/users/:id/fresh-start');
  expect(await finished()).toEqual([]);
  const late = await complete('one-talk', {
    completedAt: before,
    sentAt: hajde.clock.now().toISOString(),
  });
  expect([late.status, late.failure.code]).toEqual([409, 'before_fresh_start']);
  expect((await complete()).body.xpEarned).toBe(15);
});

test('the export has them', async () => {
  await complete();
  const { body } = await me.call('GET /api/users/:id/account/export');
  expect(body).toMatchObject({ finishedConversations: [{ conversationId: 'one-talk' }] });
});
