import { describe, expect, test } from 'vitest';
import { api } from './api.ts';
import type { Call } from './call.ts';

type Path = keyof typeof api;
type WithBody = { [P in Path]: (typeof api)[P] extends { body: unknown } ? P : never }[Path];

const userId = '5f0c2e0e-54a6-4c0a-9a55-1d2f6f0d6a11';
const lesson = {
  userId,
  lessonId: 'basics-hello',
  unitId: 'basics',
  perfect: true,
  xpEarned: 10,
  gemsEarned: 5,
};
const reviewed = {
  reviewId: userId,
  wordId: 'mirë',
  kind: 'fill',
  verdict: 'almost',
  at: '2026-11-10T10:00:00Z',
};
const WITH_A_NUL = 'a\0b';

/** For every call with a body: one that is taken, and some that are not, by the field at fault. */
const bodies: Record<WithBody, { good: object; bad: Record<string, unknown[]> }> = {
  'POST /api/auth/login': {
    good: { username: 'arta', password: 'x' },
    bad: { username: ['', 7, WITH_A_NUL, 'x'.repeat(121)], password: ['', null] },
  },
  'POST /api/auth/register': {
    good: { username: 'arta', email: 'arta@example.com', password: 'secret' },
    bad: { username: ['ab', 'x'.repeat(31)], email: ['arta', 'a@b'], password: ['12345', 123456] },
  },
  'POST /api/auth/password-reset': {
    good: { email: 'arta@example.com' },
    bad: { email: ['', 'arta'] },
  },
  'POST /api/auth/password-reset/confirm': {
    good: { token: 'abc', password: 'secret' },
    bad: { token: [1, 'x'.repeat(101)], password: ['12345'] },
  },
  'POST /api/users/:id/account/password': {
    good: { currentPassword: 'old', newPassword: 'secret' },
    bad: { currentPassword: [''], newPassword: ['12345'] },
  },
  'POST /api/users/:id/account/email': {
    good: { currentPassword: 'old', email: 'arta@example.com' },
    bad: { email: ['arta'] },
  },
  'POST /api/account/email/confirm': {
    good: { token: 'abc' },
    bad: { token: [1, 'x'.repeat(101)] },
  },
  'POST /api/users/:id/account/identity/link': {
    good: { currentPassword: 'old' },
    bad: { currentPassword: [7] },
  },
  'POST /api/users/:id/account/identity/unlink': {
    good: { currentPassword: 'old' },
    bad: { currentPassword: [7] },
  },
  'POST /api/users/:id/account/leaderboards': { good: { off: true }, bad: { off: ['yes', 1] } },
  'POST /api/users/:id/account/delete': {
    good: { currentPassword: 'old' },
    bad: { currentPassword: [7] },
  },
  'POST /api/practice/complete': {
    good: { userId, practiceId: userId, finished: true, reviews: [reviewed] },
    bad: {
      practiceId: ['one', 1],
      finished: ['yes'],
      reviews: [
        [{ ...reviewed, wordId: '' }],
        [{ ...reviewed, kind: 'sing' }],
        Array(301).fill(reviewed),
      ],
      timeZone: [7],
    },
  },
  'POST /api/users/:id/added-words': {
    good: { wordIds: ['hajr', 'mirë'], source: 'occasion:a-death' },
    bad: {
      wordIds: [[], [''], Array(101).fill('hajr'), 'hajr', [WITH_A_NUL]],
      source: ['', 'elsewhere', 'occasion:', 'occasion:A death', undefined],
    },
  },
  'POST /api/users/:id/added-words/remove': {
    good: { wordIds: ['hajr'] },
    bad: { wordIds: [[], ['x'.repeat(65)]] },
  },
  'POST /api/placement-test/submit': {
    good: { userId, score: 39, level: 'advanced', answers: ['How are you?'] },
    bad: {
      userId: ['1', userId.slice(1)],
      score: [-1, 40, 1.5],
      level: ['expert'],
      answers: ['x', Array(21).fill('x'), ['x'.repeat(201)]],
    },
  },
  'POST /api/users/:id/conversations/:conversationId/complete': {
    good: { userId, completionId: userId, answers: ['north'], completedAt: '2026-11-15T10:00:00Z' },
    bad: {
      userId: ['me'],
      completionId: ['one', undefined],
      answers: [Array(11).fill('x'), [WITH_A_NUL], 'north'],
      completedAt: ['yesterday'],
      sentAt: ['now'],
      timeZone: ['x'.repeat(65)],
    },
  },
  'POST /api/users/:id/sounds/complete': {
    good: { userId, sessionId: userId, results: [{ contrastId: 'l-ll', right: 15, wrong: 5 }] },
    bad: {
      userId: ['me'],
      sessionId: ['one', undefined],
      results: [
        [],
        [{ contrastId: 'l-ll', right: 21, wrong: -1 }],
        [{ contrastId: '', right: 20, wrong: 0 }],
        [
          { contrastId: 'l-ll', right: 10, wrong: 0 },
          { contrastId: 'l-ll', right: 10, wrong: 0 },
        ],
      ],
      completedAt: ['yesterday'],
    },
  },
  'POST /api/lessons/complete': {
    good: { ...lesson, completedAt: '2026-11-15T10:00:00Z' },
    bad: {
      userId: ['me'],
      lessonId: [1, 'x'.repeat(65)],
      perfect: ['true'],
      completionId: ['one'],
      answers: [Array(51).fill('x'), [WITH_A_NUL]],
      completedAt: ['yesterday', '2026-11-15'],
    },
  },
  'POST /api/offline-progress/sync': {
    good: { userId, lessonId: 'basics-hello', unitId: 'basics', savedAt: '2026-11-15T10:00:00Z' },
    bad: { savedAt: [undefined, 1_700_000_000_000], timeZone: ['x'.repeat(65)] },
  },
  'POST /api/shop/purchase': {
    good: { userId, itemId: 'heart-refill', quantity: 1 },
    bad: { quantity: [0, 2, '1', undefined], purchaseId: ['one'] },
  },
  'POST /api/users/:id/pronunciation': {
    good: { word: 'shqip', score: 80, attempts: 1, feedback: 'Excellent!' },
    bad: { word: [''], score: [-1, 101, 79.5], attempts: [-1, 1001] },
  },
  'POST /api/language-packs/download': { good: { packId: 'essentials' }, bad: { packId: [7] } },
  'POST /api/question-reports': {
    good: { lessonId: 'basics-hello', question: 0, reason: 'audio' },
    bad: { question: [-1, 51], reason: ['boring'], note: ['x'.repeat(1001)] },
  },
  'POST /api/clip-reports': { good: { heard: 'Si je?' }, bad: { heard: ['', 'x'.repeat(301), 7] } },
  'POST /api/circles': {
    good: { name: 'familja', sign: 'bird', rule: 'two' },
    bad: { name: ['Familja e Artës', ''], sign: ['🦅'], rule: ['all', 2] },
  },
  'POST /api/circles/invitation': { good: { code: 'abc' }, bad: { code: [1, 'x'.repeat(301)] } },
  'POST /api/circles/invited-by': { good: { code: 'abc' }, bad: { code: [1, 'x'.repeat(301)] } },
  'POST /api/circles/join': { good: { code: 'abc' }, bad: { code: [null, WITH_A_NUL] } },
  'POST /api/circles/:circleId/remove': { good: { memberId: userId }, bad: { memberId: ['me'] } },
  'POST /api/circles/:circleId/hand-over': {
    good: { memberId: userId },
    bad: { memberId: [undefined] },
  },
  'POST /api/circles/:circleId/cheers': {
    good: { memberId: userId, cheer: 'urime' },
    bad: { memberId: [7], cheer: ['Anything I like', ''] },
  },
  'POST /api/users/:id/reminders': {
    good: { hour: null, days: [1, 7], mail: false, letter: true },
    bad: {
      hour: [24, -1, 7.5, '8', undefined],
      days: [[0], [8], ['1'], [1, 2, 3, 4, 5, 6, 7, 1], 1],
      mail: ['yes', undefined],
      letter: [1],
    },
  },
  'POST /api/users/:id/reminders/devices': {
    good: {
      endpoint: 'https://push.example/abc',
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    },
    bad: {
      endpoint: [7, 'x'.repeat(1_001), WITH_A_NUL],
      keys: [{}, { p256dh: 'B'.repeat(86), auth: 'a'.repeat(22) }, { p256dh: 'B'.repeat(87) }],
    },
  },
  'POST /api/reminders/pressed': { good: { id: userId }, bad: { id: ['me', undefined] } },
};

describe.each(Object.entries(bodies))('%s', (path, { good, bad }) => {
  const { body } = api[path as WithBody];

  test('takes a body as it is meant', () => {
    expect(body.safeParse(good).error).toBeUndefined();
  });

  test.each(
    Object.entries(bad).flatMap(([field, values]) => values.map((value) => [field, value])),
  )('refuses a wrong %s and names it (%j)', (field, value) => {
    const { error } = body.safeParse({ ...good, [field as string]: value });
    expect(error?.issues.map(({ path: [at] }) => at)).toContain(field);
  });
});

describe('every call', () => {
  const calls: [string, Call][] = Object.entries(api);

  test.each(calls)('%s is named by its method and path', (path, { params }) => {
    const [, method, rest = ''] = /^(GET|POST) (\/api\/.+)$/.exec(path) ?? [];
    expect(method).toBeDefined();
    const named = [...rest.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(params?.shape ?? {}).sort()).toEqual(named.sort());
  });

  test.each(calls.filter(([, { params }]) => params?.shape.id))(
    "%s takes a learner's id and nothing else for :id",
    (_, { params }) => {
      const id = params?.shape.id;
      expect(id?.safeParse(userId).success).toBe(true);
      for (const wrong of ['1', '', `${userId}0`, "' or 1=1"]) {
        expect(id?.safeParse(wrong).success).toBe(false);
      }
    },
  );

  test.each(calls.filter(([path]) => path.includes('/users/:id')))(
    '%s is for somebody signed in',
    (_, { access }) => expect(access).toBe('learner'),
  );
});
