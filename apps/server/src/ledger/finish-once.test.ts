import { randomUUID } from 'node:crypto';
import type { CallName } from '@hajde/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hajde, lessonBody, type Sent, type SignedIn, startHajde } from '../testing/hajde.ts';
import { balancesMatchLedger } from '../testing/ledger.ts';
import { FINISHED_KINDS, FINISHED_TABLES, type FinishedKind } from './finished-kinds.ts';

let hajde: Hajde;
beforeAll(async () => {
  hajde = await startHajde();
});
afterAll(() => hajde.close());

/** How one of each kind is handed in; a new kind has to be told here. */
const HAND_IN: Record<
  FinishedKind,
  { readonly call: CallName; readonly sent: (me: SignedIn, at: string) => Sent }
> = {
  lesson: {
    call: 'POST /api/offline-progress/sync',
    sent: ({ id }, savedAt) => ({
      body: { ...lessonBody(hajde.course, id, 'one-2'), completionId: randomUUID(), savedAt },
    }),
  },
  practice: {
    call: 'POST /api/practice/complete',
    sent: ({ id }, at) => ({ body: practised(id, at) }),
  },
  conversation: {
    call: 'POST /api/users/:id/conversations/:conversationId/complete',
    sent: (_me, at) => ({
      params: { conversationId: 'one-talk' },
      body: { completionId: randomUUID(), answers: ['north'], completedAt: at },
    }),
  },
  ear: {
    call: 'POST /api/users/:id/sounds/complete',
    sent: (_me, at) => ({
      body: {
        sessionId: randomUUID(),
        results: [{ contrastId: 'l-ll', right: 15, wrong: 5 }],
        completedAt: at,
      },
    }),
  },
};

describe.each(Object.keys(FINISHED_KINDS) as FinishedKind[])('%s', (kind) => {
  const { call, sent } = HAND_IN[kind];

  test('handed in by several at once and again, it is paid once and answered alike', async () => {
    const me = await learner();
    const { xp } = await me.user();
    const one = sent(me, hajde.clock.now().toISOString());
    const answers = await Promise.all(Array.from({ length: 5 }, () => me.call(call, one)));
    answers.push(await me.call(call, one));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    const { body: exported } = await me.call('GET /api/users/:id/account/export');
    const rows = Object.entries(exported).filter(
      ([name]) => FINISHED_TABLES[name] === FINISHED_KINDS[kind].table,
    );
    // The lesson that teaches what is practised was finished before.
    expect(rows.map(([, of]) => (of as unknown[]).length)).toEqual([kind === 'lesson' ? 2 : 1]);
    expect((await me.user()).xp).toBeGreaterThan(xp);
    await balancesMatchLedger(hajde.database);
  });

  test('it keeps the day if its kind does', async () => {
    const me = await learner();
    hajde.clock.advance(24 * 3_600_000);
    await me.call(call, sent(me, hajde.clock.now().toISOString()));
    expect((await me.user()).streak).toBe(FINISHED_KINDS[kind].keepsDay ? 2 : 1);
  });

  test('what was finished before a fresh start is refused after it, for good', async () => {
    const me = await learner();
    const one = sent(me, hajde.clock.now().toISOString());
    hajde.clock.advance(1_000);
    await me.call('POST /api/users/:id/fresh-start');
    const sentAt = hajde.clock.now().toISOString();
    const body = { ...(one.body as object), sentAt };
    const { status, failure } = await me.call(call, { ...one, body });
    expect([status, failure.code]).toEqual([409, 'before_fresh_start']);
  });
});

async function learner(): Promise<SignedIn> {
  const me = await hajde.newLearner();
  await me.finish('one-1');
  return me;
}

/** A whole session: every word that the lesson teaches, twice. */
const practised = (userId: string, at: string) => ({
  userId,
  practiceId: randomUUID(),
  finished: true,
  reviews: ['a', 'b', 'c', 'd', 'e', 'ë', 'a', 'b', 'c', 'd', 'e', 'ë'].map((letter) => ({
    reviewId: randomUUID(),
    wordId: `one-1 ${letter}`,
    kind: 'fill',
    verdict: 'right',
    at,
  })),
});
