import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Delivery } from './explain.ts';
import { deviceOutbox, finished, type Lesson, simulatedServer } from './outbox.fixture.ts';
import type { LessonRecord, OutboxRecord } from './records.ts';
import { sendOutbox } from './send-outbox.ts';

const NOW = () => new Date('2026-11-15T12:00:00Z');
const LEARNERS = ['arta', 'besa'];

/** What can happen to one call on its way. */
const FAULTS = [
  'none',
  'request lost',
  'answer lost',
  'delivered twice',
  'server error',
  'closed before',
  'closed after',
] as const;
type Fault = (typeof FAULTS)[number];

class Closed extends Error {}

const lesson = fc.record<Lesson>({
  userId: fc.constantFrom(...LEARNERS),
  completionId: fc.constantFrom('c1', 'c2', 'c3', 'c4', 'c5', 'c6'),
  lessonId: fc.constantFrom('basics-hello', 'food-bread', 'gone'),
  xpEarned: fc.constantFrom(7, 10, 20),
  savedAt: fc
    .integer({ min: 0, max: 5 })
    .map((day) => new Date(Date.UTC(2026, 10, 10 + day)).toISOString()),
});

const step = fc.oneof(
  fc.record({ finish: fc.nat({ max: 1 }), lesson }),
  fc.record({
    sync: fc.nat({ max: 1 }),
    signedIn: fc.constantFrom(...LEARNERS),
    /** Another tab of the same device, at the same time. */
    tabs: fc.integer({ min: 1, max: 2 }),
    faults: fc.array(fc.constantFrom(...FAULTS), { maxLength: 8 }),
  }),
);

test('any loss, repetition, order and interruption on two devices ends like one perfect delivery', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 30 }),
      fc.scheduler(),
      async (steps, scheduler) => {
        const server = simulatedServer();
        const devices = [deviceOutbox(), deviceOutbox()];
        const lessons: LessonRecord[] = [];
        for (const it of steps) {
          if ('finish' in it) {
            const record = finished(it.lesson);
            // The same completion is the same lesson, wherever it is kept.
            const known = lessons.find((each) => same(each, record)) ?? record;
            lessons.push(known);
            devices[it.finish]!.keep(known);
          } else {
            const store = devices[it.sync]!;
            const faults = [...it.faults];
            const tab = () =>
              sendOutbox(it.signedIn, store, (record) => send(record, it.signedIn), NOW);
            const send = async (record: OutboxRecord, session: string): Promise<Delivery> => {
              const fault = faults.shift() ?? 'none';
              await scheduler.schedule(Promise.resolve(), fault);
              return faulty(fault, () => server.take(record, session));
            };
            const tabs = Array.from({ length: it.tabs }, tab);
            await scheduler.waitFor(Promise.allSettled(tabs));
          }
        }

        for (const store of devices) {
          for (const learner of LEARNERS) {
            const send = async (record: OutboxRecord) => server.take(record, learner);
            expect((await sendOutbox(learner, store, send, NOW)).left).toBe(0);
          }
        }

        const perfect = simulatedServer();
        for (const record of lessons) perfect.take(record, record.userId);
        expect(server.state()).toEqual(perfect.state());
        const kept = devices.flatMap((store) => store.all());
        expect(new Set(kept.map(nameOf))).toEqual(new Set(lessons.map(nameOf)));
        for (const record of kept) {
          if (record.kind === 'lesson' && record.lessonId === 'gone') {
            expect(record).toMatchObject({ syncStatus: 'pending', refusal: 'No such lesson.' });
          } else
            expect(record).toMatchObject({ syncStatus: 'synced', syncedAt: expect.any(String) });
        }
      },
    ),
    { numRuns: 300 },
  ));

test('sends the oldest first, one call each, and only what belongs to the learner', async () => {
  const store = deviceOutbox();
  for (const [completionId, savedAt, userId] of [
    ['second', '2026-11-12T08:00:00.000Z', 'arta'],
    ['foreign', '2026-11-10T08:00:00.000Z', 'besa'],
    ['first', '2026-11-11T08:00:00.000Z', 'arta'],
  ] as const) {
    store.keep(finished({ userId, completionId, lessonId: 'l', xpEarned: 10, savedAt }));
  }
  const sent: string[] = [];
  const result = await sendOutbox(
    'arta',
    store,
    async ({ idempotencyKey }) => {
      sent.push(idempotencyKey);
      return { outcome: 'taken' };
    },
    NOW,
  );
  expect(sent).toEqual(['first', 'second']);
  expect(result).toEqual({ synced: 2, refused: 0, left: 0 });
  expect(await store.unsent('besa')).toHaveLength(1);
});

test('a refused record is kept with its reason and not sent again; a failed one does not hold up others', async () => {
  const store = deviceOutbox();
  for (const [i, completionId] of ['refused', 'failed', 'fine'].entries()) {
    const savedAt = new Date(Date.UTC(2026, 10, 10 + i)).toISOString();
    store.keep(finished({ userId: 'arta', completionId, lessonId: 'l', xpEarned: 10, savedAt }));
  }
  const sent: string[] = [];
  const send = async ({ idempotencyKey }: OutboxRecord): Promise<Delivery> => {
    sent.push(idempotencyKey);
    if (idempotencyKey === 'refused') return { outcome: 'refused', reason: 'Too late.' };
    return { outcome: idempotencyKey === 'failed' ? 'failed' : 'taken' };
  };
  expect(await sendOutbox('arta', store, send, NOW)).toEqual({ synced: 1, refused: 1, left: 1 });
  expect(await sendOutbox('arta', store, send, NOW)).toEqual({ synced: 0, refused: 0, left: 1 });
  expect(sent).toEqual(['refused', 'failed', 'fine', 'failed']);
  expect(store.all().find(({ idempotencyKey }) => idempotencyKey === 'refused')).toMatchObject({
    syncStatus: 'pending',
    refusedAt: NOW().toISOString(),
    refusal: 'Too late.',
  });
});

test('what was refused for a zone that the server did not know is sent again', async () => {
  const store = deviceOutbox();
  const savedAt = '2026-11-10T08:00:00.000Z';
  const lesson = { userId: 'arta', lessonId: 'l', xpEarned: 10, savedAt };
  for (const [completionId, refusal] of [
    ['zone', 'timeZone must be an IANA time zone.'],
    ['wiped', 'This lesson was finished before your fresh start.'],
  ] as const) {
    const timeZone = 'Etc/Unknown';
    store.keep({ ...finished({ ...lesson, completionId }), timeZone, refusedAt: savedAt, refusal });
  }
  const sent: string[] = [];
  const send = async ({ idempotencyKey }: OutboxRecord): Promise<Delivery> => {
    sent.push(idempotencyKey);
    return { outcome: 'taken' };
  };
  expect(await sendOutbox('arta', store, send, NOW)).toEqual({ synced: 1, refused: 0, left: 0 });
  expect(sent).toEqual(['zone']);
});

test('the time that the server names is told, and what comes after waits with it', async () => {
  const store = deviceOutbox();
  for (const [i, completionId] of ['taken', 'too fast', 'next'].entries()) {
    const savedAt = new Date(Date.UTC(2026, 10, 10 + i)).toISOString();
    store.keep(finished({ userId: 'arta', completionId, lessonId: 'l', xpEarned: 10, savedAt }));
  }
  const send = async ({ idempotencyKey }: OutboxRecord): Promise<Delivery> =>
    idempotencyKey === 'taken' ? { outcome: 'taken' } : { outcome: 'wait', retryAfterMs: 9_000 };
  expect(await sendOutbox('arta', store, send, NOW)).toEqual({
    synced: 1,
    refused: 0,
    left: 2,
    retryAfterMs: 9_000,
  });
});

function faulty(fault: Fault, take: () => Delivery): Delivery {
  switch (fault) {
    case 'none':
      return take();
    case 'request lost':
      return { outcome: 'wait' };
    case 'answer lost':
      take();
      return { outcome: 'wait' };
    case 'delivered twice':
      take();
      return take();
    case 'server error':
      return { outcome: 'failed' };
    case 'closed before':
      throw new Closed();
    case 'closed after':
      take();
      throw new Closed();
  }
}

const nameOf = ({ userId, idempotencyKey }: OutboxRecord) => `${userId} ${idempotencyKey}`;
const same = (a: OutboxRecord, b: OutboxRecord) => nameOf(a) === nameOf(b);
