import { EAR_SESSION_QUESTIONS } from '@hajde/rules/play/ear-trainer';
import { replayStreak, streakAt } from '@hajde/rules/streak/streak';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysLearnt, freezesBought } from '../../ledger/streak.ts';
import { type Hajde, lessonBody, type SignedIn, startHajde } from '../hajde.ts';
import { balancesMatchLedger } from '../ledger.ts';

let hajde: Hajde;
beforeAll(async () => {
  hajde = await startHajde();
});
afterAll(() => hajde.close());

const LEARNERS = 3;
const who = fc.nat({ max: LEARNERS - 1 });
const lessonId = fc.constantFrom('one-1', 'one-2', 'one-3', 'two-1', 'two-2', 'three-1');
const HOUR = 3_600_000;
const ZONES = ['UTC', 'Europe/Belgrade', 'Pacific/Kiritimati', 'Pacific/Niue'];
const zone = fc.constantFrom(...ZONES, 'Etc/Unknown');
/** Mostly at once: what was done long ago seldom shows in the streak of today. */
const hoursAgo = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.nat({ max: 60 }) },
  { weight: 1, arbitrary: fc.nat({ max: 500 }) },
);
/** Few enough that everything one learner can do at once is within a person's pace. */
const id = fc.nat({ max: 3 });

/** Things that learners do; ids are few, so that repeats happen. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('finish'),
      who,
      lessonId,
      mistakes: fc.nat({ max: 4 }),
      id: fc.nat({ max: 5 }),
      zone,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('sync'),
      who,
      lessonId,
      id: fc.nat({ max: 5 }),
      hoursAgo,
      zone,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('practise'),
      who,
      lessonId,
      id,
      finished: fc.boolean(),
      hoursAgo,
      zone,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('listen'),
      who,
      id,
      answers: fc.constantFrom(undefined, [], ['north', 'he']),
      hoursAgo,
      zone,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('tell apart'), who, id, hoursAgo, zone }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('buy'),
      who,
      itemId: fc.constantFrom('heart-refill', 'streak-freeze', 'double-xp'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('read'),
      who,
      contentId: fc.constantFrom('bread', 'flija', 'besa'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('claim'),
      who,
      challengeId: fc.constantFrom('xp-20', 'two-lessons', 'one-perfect'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('pronounce'), who, score: fc.nat({ max: 100 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('fresh start'), who }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait'), hours: fc.nat({ max: 60 }) }) },
);

const sequence = fc.array(step, { minLength: 1, maxLength: 25, size: 'max' });

/** Paid once, and from then on nothing is counted on these days: chance seldom finds the way there. */
const HEARD_ON_THREE_DAYS = [0, 1, 2].flatMap((id) => [
  { do: 'listen' as const, who: 0, id, answers: undefined, hoursAgo: 0, zone: 'UTC' },
  { do: 'wait' as const, hours: 24 },
]);

test('after any sequence of calls, balances, stats and ranks agree with what they are made of', async () => {
  await fc.assert(
    fc.asyncProperty(sequence, async (steps) => {
      // Their accounts are older than what they tell.
      hajde.clock.set('2026-10-15T10:00:00Z');
      const learners = await Promise.all(
        Array.from({ length: LEARNERS }, () => hajde.newLearner()),
      );
      hajde.clock.set('2026-11-09T10:00:00Z');
      await lookIn(learners);
      for (const it of steps) await take(learners, it);
      await balancesMatchLedger(hajde.database);
      for (const learner of learners) await statsMatchProgress(learner);
      for (const learner of learners) await streaksAreOne(learner);
      await rankOrderIsXpOrder(learners);
    }),
    { numRuns: 25, examples: [[HEARD_ON_THREE_DAYS]] },
  );
}, 180_000);

async function take(learners: SignedIn[], it: Record<string, unknown>): Promise<void> {
  if (it.do === 'wait') {
    hajde.clock.advance(Number(it.hours) * HOUR);
    return lookIn(learners);
  }
  const learner = learners[Number(it.who)]!;
  const { status, failure } = await ask(learner, it);
  expect([200, 409], JSON.stringify([it, failure])).toContain(status);
  await streakIsReplayed(learner, ['UTC']);
}

/** So that the sessions of those who do nothing live on. */
async function lookIn(learners: readonly SignedIn[]): Promise<void> {
  await Promise.all(learners.map((learner) => learner.user()));
}

function ask(learner: SignedIn, it: Record<string, unknown>) {
  const body = () =>
    lessonBody(hajde.course, learner.id, String(it.lessonId), Number(it.mistakes ?? 0));
  const completionId = `00000000-0000-4000-8000-00000000000${it.id}`;
  const earlier = () =>
    new Date(hajde.clock.now().getTime() - Number(it.hoursAgo) * HOUR).toISOString();
  const sentAt = hajde.clock.now().toISOString();
  switch (it.do) {
    case 'finish':
      return learner.call('POST /api/lessons/complete', {
        body: { ...body(), completionId },
        headers: { 'x-time-zone': String(it.zone) },
      });
    case 'sync':
      return learner.call('POST /api/offline-progress/sync', {
        body: {
          ...body(),
          completionId,
          timeZone: String(it.zone),
          savedAt: earlier(),
        },
      });
    case 'practise':
      return learner.call('POST /api/practice/complete', {
        body: {
          userId: learner.id,
          practiceId: completionId,
          finished: it.finished,
          reviews: Array.from({ length: 12 }, (_, i) => ({
            reviewId: `00000000-0000-4000-8000-${String(i).padStart(11, '0')}${it.id}`,
            wordId: `${it.lessonId} ${'abcdeë'[i % 6]}`,
            kind: 'build',
            verdict: 'right',
            at: earlier(),
          })),
          timeZone: String(it.zone),
          sentAt,
        },
      });
    case 'listen':
      return learner.call('POST /api/users/:id/conversations/:conversationId/complete', {
        params: { conversationId: 'one-talk' },
        body: {
          completionId,
          answers: it.answers,
          completedAt: earlier(),
          sentAt,
          timeZone: String(it.zone),
        },
      });
    case 'tell apart':
      return learner.call('POST /api/users/:id/sounds/complete', {
        body: {
          sessionId: completionId,
          results: [{ contrastId: 'l-ll', right: EAR_SESSION_QUESTIONS, wrong: 0 }],
          completedAt: earlier(),
          sentAt,
          timeZone: String(it.zone),
        },
      });
    case 'buy':
      return learner.call('POST /api/shop/purchase', {
        body: { userId: learner.id, itemId: it.itemId, quantity: 1 },
      });
    case 'read':
      return learner.call('POST /api/users/:id/cultural-content/:contentId/read', {
        params: { contentId: String(it.contentId) },
      });
    case 'claim':
      return learner.call('POST /api/daily-challenges/:challengeId/claim', {
        params: { challengeId: String(it.challengeId) },
      });
    case 'pronounce':
      return learner.call('POST /api/users/:id/pronunciation', {
        body: { word: 'gjuhë', score: it.score, attempts: 1, feedback: '' },
      });
    default:
      return learner.call('POST /api/users/:id/fresh-start');
  }
}

async function statsMatchProgress(learner: SignedIn): Promise<void> {
  const { body: progress } = await learner.call('GET /api/users/:id/progress');
  const { body: stats } = await learner.call('GET /api/users/:id/stats');
  const done = new Set(progress.map((record) => record.lessonId));
  expect(stats).toMatchObject({
    lessonsCompleted: progress.length,
    perfectLessons: progress.filter(({ perfect }) => perfect).length,
    unitsCompleted: hajde.course.units.filter(({ lessons }) =>
      lessons.every(({ id }) => done.has(id)),
    ).length,
  });
}

/** Wherever the learner looks from, their header tells the streak that their days give. */
async function streakIsReplayed(learner: SignedIn, zones: readonly string[]): Promise<void> {
  const { db } = hajde.database;
  const now = hajde.clock.now();
  const [days, freezes] = await Promise.all([
    daysLearnt(db, learner.id),
    freezesBought(db, learner.id),
  ]);
  const replayed = replayStreak(days, freezes, now);
  for (const zone of zones) {
    const { body: user } = await learner.call('GET /api/users/:id', {
      headers: { 'x-time-zone': zone },
    });
    expect([zone, user.streak]).toEqual([zone, streakAt(replayed, now, zone).current]);
  }
}

/** And their week tells the same. */
async function streaksAreOne(learner: SignedIn): Promise<void> {
  await streakIsReplayed(learner, ZONES);
  for (const zone of ZONES) {
    const headers = { 'x-time-zone': zone };
    const { body: user } = await learner.call('GET /api/users/:id', { headers });
    const { body: week } = await learner.call('GET /api/users/:id/weekly-progress', { headers });
    expect([zone, week.streak.at(-1)]).toEqual([zone, user.streak]);
  }
}

async function rankOrderIsXpOrder(learners: SignedIn[]): Promise<void> {
  const places = await Promise.all(
    learners.map(async (learner) => ({
      xp: (await learner.user()).xp,
      rank: (
        await learner.call('GET /api/users/:id/leaderboard/weekly_xp/:period', {
          params: { period: 'all_time' },
        })
      ).body.rank,
    })),
  );
  for (const a of places) {
    expect(a.rank === null).toBe(a.xp === 0);
    for (const b of places) {
      if (a.rank !== null && b.rank !== null) {
        expect(Math.sign(a.rank - b.rank)).toBe(Math.sign(b.xp - a.xp) + 0);
      }
    }
  }
}
