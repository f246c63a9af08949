import { createECDH, createHash, randomBytes, randomUUID } from 'node:crypto';
import { api } from '@hajde/contract/api';
import type { Call } from '@hajde/contract/call';
import type { CallName } from '@hajde/contract/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hajde, lessonBody, type Sent, type SignedIn, startHajde } from '../hajde.ts';
import { type Heard, listen } from '../listen.ts';

let hajde: Hajde;
let me: SignedIn;
beforeAll(async () => {
  hajde = await startHajde();
  me = await hajde.newLearner();
});
afterAll(() => hajde.close());

/** Those of transactions, and of cursors, which were declared for a learner. */
const ENDS_OF_TRANSACTIONS = /^\s*(begin|commit|rollback)\b|^(fetch \d+ from|close) events$/;
/** Limits are nobody's data: one table for all, whose keys are hashes. The server's own keys are no learner's. */
const LIMITS = /into throttle|push_key/;

/** Boards are about everybody, circles about several; what concerns the account itself is rare. */
const NOT_BY_LEARNER = /leaderboard|\/account|\/circles/;

/**
 * In an order in which each succeeds. So that learners can be spread over many databases, every
 * statement on these ways must tell whose data it is about.
 */
const WAYS: [CallName, (who: SignedIn) => Sent][] = [
  ['GET /api/users/:id', () => ({})],
  ['POST /api/placement-test/submit', ({ id }) => ({ body: placement(id) })],
  ['GET /api/users/:id/placement-test', () => ({})],
  ['POST /api/lessons/complete', ({ id }) => ({ body: lesson(id, 'one-1') })],
  ['POST /api/lessons/complete', ({ id }) => ({ body: lesson(id, 'one-2', 1) })],
  [
    'POST /api/offline-progress/sync',
    ({ id }) => ({ body: { ...lesson(id, 'one-3'), savedAt: new Date().toISOString() } }),
  ],
  ['GET /api/users/:id/practice', () => ({})],
  ['GET /api/users/:id/practice/today', () => ({})],
  ['GET /api/users/:id/news', () => ({})],
  ['POST /api/practice/complete', ({ id }) => ({ body: practice(id) })],
  ['GET /api/users/:id/words', () => ({})],
  ['POST /api/users/:id/words/:wordId/suspend', () => ({ params: { wordId: 'one-1 a' } })],
  ['POST /api/users/:id/words/:wordId/resume', () => ({ params: { wordId: 'one-1 a' } })],
  [
    'POST /api/users/:id/added-words',
    () => ({ body: { wordIds: ['hajr', 'one-1 a'], source: 'occasion:a-birth' } }),
  ],
  ['GET /api/users/:id/added-words', () => ({})],
  ['POST /api/users/:id/added-words/remove', () => ({ body: { wordIds: ['hajr'] } })],
  ['GET /api/users/:id/progress', () => ({})],
  ['GET /api/users/:id/stats', () => ({})],
  ['GET /api/users/:id/achievements', () => ({})],
  ['GET /api/users/:id/badges', () => ({})],
  ['GET /api/users/:id/weekly-progress', () => ({})],
  ['GET /api/daily-challenges', () => ({})],
  [
    'POST /api/daily-challenges/:challengeId/claim',
    () => ({ params: { challengeId: 'one-perfect' } }),
  ],
  [
    'POST /api/shop/purchase',
    ({ id }) => ({ body: { userId: id, itemId: 'streak-freeze', quantity: 1 } }),
  ],
  [
    'POST /api/users/:id/cultural-content/:contentId/read',
    () => ({ params: { contentId: 'bread' } }),
  ],
  ['GET /api/users/:id/cultural-content', () => ({})],
  [
    'POST /api/users/:id/conversations/:conversationId/complete',
    () => ({ params: { conversationId: 'one-talk' }, body: { completionId: randomUUID() } }),
  ],
  ['GET /api/users/:id/conversations', () => ({})],
  [
    'POST /api/users/:id/sounds/complete',
    () => ({
      body: { sessionId: randomUUID(), results: [{ contrastId: 'l-ll', right: 15, wrong: 5 }] },
    }),
  ],
  ['GET /api/users/:id/sounds', () => ({})],
  [
    'POST /api/users/:id/pronunciation',
    () => ({ body: { word: 'bukë', score: 90, attempts: 1, feedback: 'Excellent!' } }),
  ],
  ['GET /api/users/:id/pronunciation', () => ({})],
  ['POST /api/language-packs/download', () => ({ body: { packId: hajde.course.packs[0]?.id } })],
  ['GET /api/users/:id/language-packs', () => ({})],
  [
    'POST /api/question-reports',
    ({ id }) => ({ body: { userId: id, lessonId: 'one-1', question: 0, reason: 'other' } }),
  ],
  ['POST /api/clip-reports', () => ({ body: { heard: 'bukë' } })],
  ['POST /api/users/:id/reminders/devices', () => ({ body: subscription() })],
  [
    'POST /api/users/:id/reminders',
    () => ({ body: { hour: 18, days: [1, 7], mail: false, letter: false } }),
  ],
  ['GET /api/users/:id/reminders', () => ({})],
  [
    'POST /api/users/:id/reminders/devices/:deviceId/remove',
    () => ({ params: { deviceId: randomUUID() } }),
  ],
  ['POST /api/users/:id/placement-test/reset', () => ({})],
  ['POST /api/users/:id/reset', () => ({})],
  ['POST /api/users/:id/fresh-start', () => ({})],
];

test.each(WAYS)('every statement of %s names the learner', async (call, sent) => {
  const listening = listen();
  const { status, body } = await me.call(call, sent(me));
  const heard = listening
    .heard()
    .filter(({ text }) => !ENDS_OF_TRANSACTIONS.test(text) && !LIMITS.test(text));
  listening.stop();
  expect([status, body]).toEqual([200, expect.anything()]);
  expect(heard.length).toBeGreaterThan(0);
  expect(heard.filter((statement) => !namesLearner(statement))).toEqual([]);
});

test('these are all ways of a signed-in learner but those named', () => {
  const signedIn = (Object.entries(api) as [CallName, Call][])
    .filter(([name, { access }]) => access === 'learner' && !NOT_BY_LEARNER.test(name))
    .map(([name]) => name);
  expect(new Set(WAYS.map(([name]) => name))).toEqual(new Set(signedIn));
});

test('a statement that does not name the learner is found', () => {
  expect(
    namesLearner({ text: 'select * from progress where learner_id = $1', values: [me.id] }),
  ).toBe(true);
  expect(namesLearner({ text: 'select * from progress where lesson_id = $1', values: ['x'] })).toBe(
    false,
  );
  expect(namesLearner({ text: 'select $1::text from progress', values: [me.id] })).toBe(false);
});

/** Compares an id with the learner's own, writes it into the column for it, or asks for their token. */
function namesLearner({ text, values }: Heard): boolean {
  const tokenHash = `\\x${createHash('sha256').update(me.token).digest('hex')}`;
  return values.some((value, i) => {
    const at = `\\$${i + 1}\\b`;
    if (asText(value) === tokenHash) return new RegExp(`token_hash"? = ${at}`).test(text);
    if (value !== me.id) return false;
    const compared = new RegExp(`\\b(learner_id|learner"?\\."?id|id)"? = ${at}`);
    const written = new RegExp(`"?learner_id"?[^)]*\\)\\s*(values \\(|select )[^)]*?${at}`);
    return compared.test(text) || written.test(text);
  });
}

/** A run of bytes as PostgreSQL writes it. */
const asText = (value: unknown) =>
  value instanceof Buffer ? `\\x${value.toString('hex')}` : value;

const lesson = (id: string, lessonId: string, mistakes = 0) =>
  lessonBody(hajde.course, id, lessonId, mistakes);

const practice = (userId: string) => ({
  userId,
  practiceId: randomUUID(),
  finished: true,
  reviews: Array.from({ length: 12 }, (_, i) => ({
    reviewId: randomUUID(),
    wordId: `one-${1 + (i % 2)} a`,
    kind: 'fill',
    verdict: 'right',
    at: new Date().toISOString(),
  })),
});

const subscription = () => ({
  endpoint: 'https://push.example.net/abc',
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
});

const placement = (userId: string) => ({
  userId,
  score: 0,
  level: 'beginner',
  answers: hajde.course.placement.map(({ correctAnswer }) => correctAnswer),
});
