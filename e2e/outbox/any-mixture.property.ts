import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  type Hajde,
  lessonBody,
  type SignedIn,
  startHajde,
} from '../../apps/server/src/testing/hajde.ts';
import { balancesMatchLedger } from '../../apps/server/src/testing/ledger.ts';
import { deliver } from '../../apps/web/src/outbox/delivery.ts';
import type { Kind } from '../../apps/web/src/outbox/kinds.ts';
import { asRecord } from '../../apps/web/src/outbox/outbox.ts';
import type { OutboxRecord } from '../../apps/web/src/outbox/records.ts';
import { type Device, FAULTS, Killed, newDevice, postAs, readsOf } from './device.ts';

let hajde: Hajde;
beforeAll(async () => {
  hajde = await startHajde();
});
afterAll(() => hajde.close());
// One clock for the server and all devices; waiting for answers goes on as ever.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const zone = fc.constantFrom('Europe/Belgrade', 'America/New_York', 'UTC');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const finish = fc.record({
  do: fc.constant('finish' as const),
  device: fc.nat({ max: 1 }),
  kind: fc.constantFrom<Kind>('lesson', 'practice', 'conversation', 'ear'),
  /** Which lesson, conversation or contrast. */
  which: fc.nat({ max: 5 }),
  mistakes: fc.nat({ max: 2 }),
  online: fc.boolean(),
});
const step = fc.oneof(
  { weight: 5, arbitrary: finish },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('sync' as const),
      device: fc.nat({ max: 1 }),
      faults: fc.array(fc.constantFrom(...FAULTS), { maxLength: 6 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.nat({ max: 30 }) }),
  },
);
type Finish = typeof finish extends fc.Arbitrary<infer F> ? F : never;

test('any mixture of kinds on two devices counts as if done once, in order, on one; and what is shown offline is what the server says', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 20, size: 'max' }),
      fc.array(finish, { maxLength: 6, size: 'max' }),
      zone,
      async (steps, flight, here) => {
        vi.setSystemTime('2026-11-01T10:00:00Z');
        const [me, perfect] = await Promise.all([hajde.newLearner(), hajde.newLearner()]);
        const devices = [newDevice(me, here), newDevice(me, here)];
        const world: World = { me, perfect, devices, learnt: new Map(), finished: 0 };
        for (const it of steps) {
          vi.setSystemTime(Date.now() + 5 * MINUTE);
          if (it.do === 'wait') vi.setSystemTime(Date.now() + it.hours * HOUR);
          else if (it.do === 'finish') await finishWork(world, it);
          else await devices[it.device]!.sync(it.faults).catch(unlessKilled);
        }
        for (const [i, device] of devices.entries()) {
          expect(await device.sync()).toMatchObject({ refused: 0, left: 0 });
          await landsAsShown(world, i, flight);
        }
        expect(await told(me)).toEqual(await told(perfect));
        await balancesMatchLedger(hajde.database);
      },
    ),
    { numRuns: 40 },
  );
}, 600_000);

interface World {
  readonly me: SignedIn;
  /** Does the same, each once, in order, on one device that is always online. */
  readonly perfect: SignedIn;
  readonly devices: readonly Device[];
  /** The lessons that each device has seen finished, whose words it may practise. */
  readonly learnt: Map<Device, string[]>;
  finished: number;
}

async function finishWork(world: World, it: Finish): Promise<void> {
  const device = world.devices[it.device]!;
  const record = recordOf(world, device, it);
  if (record === undefined) return;
  world.finished += 1;
  const once = await deliver(
    { ...record, userId: world.perfect.id },
    postAs(world.perfect, device.zone),
    false,
  );
  expect(once).toEqual({ outcome: 'taken' });
  // A device that has lessons waiting practises what they teach: it hands those in first.
  const waits = (await device.outbox.unsent(world.me.id)).length > 0;
  const sent = it.online && !waits ? await deliver(record, device.post, false) : undefined;
  if (sent?.outcome !== 'taken') device.outbox.keep(record);
}

/** Something just finished on this device; none where there is nothing to practise yet. */
function recordOf(world: World, device: Device, it: Finish): OutboxRecord | undefined {
  const { id: userId } = world.me;
  const lessons = hajde.course.units.flatMap((unit) => unit.lessons.map(({ id }) => id));
  const name = `${userId} ${world.finished}`;
  const at = new Date().toISOString();
  const common = { userId, idempotencyKey: uuid(name), at, timeZone: device.zone };
  if (it.kind === 'lesson') {
    const lessonId = lessons[it.which]!;
    const body = lessonBody(hajde.course, userId, lessonId, it.mistakes);
    world.learnt.set(device, [...(world.learnt.get(device) ?? []), lessonId]);
    const perfect = it.mistakes === 0;
    return asRecord({
      ...body,
      xpEarned: perfect ? body.xpEarned : Math.floor((body.xpEarned * 7) / 10),
      gemsEarned: perfect ? body.gemsEarned : 0,
      completionId: common.idempotencyKey,
      mistakes: it.mistakes,
      timeZone: device.zone,
      syncStatus: 'pending',
      savedAt: at,
    });
  }
  if (it.kind === 'practice') {
    const known = world.learnt.get(device);
    if (known === undefined) return undefined;
    const lessonId = known[it.which % known.length]!;
    const reviews = Array.from({ length: 12 }, (_, i) => ({
      reviewId: uuid(`${name} ${i}`),
      wordId: `${lessonId} ${'abcdeë'[i % 6]}`,
      kind: 'fill' as const,
      verdict: i < it.mistakes ? ('wrong' as const) : ('right' as const),
      // Answered one after the other, the last one now.
      at: new Date(Date.now() - (11 - i) * 1000).toISOString(),
    }));
    return { ...common, kind: 'practice', finished: true, reviews };
  }
  if (it.kind === 'conversation') {
    const unit = it.which % 2 === 0 ? 'one' : 'three';
    return {
      ...common,
      kind: 'conversation',
      conversationId: `${unit}-talk`,
      // The second is wrong, and these are its words.
      answers: ['north', 'he'],
      missed: [`${unit}-1 b`, `${unit}-2 a`],
    };
  }
  const contrastId = it.which % 2 === 0 ? 'l-ll' : 'q-c';
  const results = [{ contrastId, right: 20 - it.mistakes, wrong: it.mistakes }];
  return { ...common, kind: 'ear', results };
}

/** Without a network, with what the server said last: the same as the server says on landing. */
async function landsAsShown(world: World, i: number, flight: readonly Finish[]): Promise<void> {
  const device = world.devices[i]!;
  const last = await readsOf(world.me, device.zone);
  for (const it of flight) {
    vi.setSystemTime(Date.now() + 3 * HOUR);
    await finishWork(world, { ...it, device: i, online: false });
  }
  const shown = await device.shown(last, hajde.course.units);
  const waiting = await device.outbox.unsent(world.me.id);
  expect(await device.sync()).toMatchObject({ refused: 0, left: 0 });
  const said = await readsOf(world.me, device.zone);

  const { xp, streak, hearts } = said['GET /api/users/:id'];
  expect(shown.user).toMatchObject({ xp, streak, hearts });
  expect(shown.stats).toEqual(said['GET /api/users/:id/stats']);
  const { days, xp: ofDays, streak: byDay } = said['GET /api/users/:id/weekly-progress'];
  expect(shown.week).toMatchObject({ days, xp: ofDays, streak: byDay });
  const completed = (all: readonly { lessonId: string; perfect: boolean }[]) =>
    new Map(all.map(({ lessonId, perfect }) => [lessonId, perfect]));
  expect(completed(shown.progress)).toEqual(completed(said['GET /api/users/:id/progress']));
  expect(shown.conversations).toEqual(
    new Set(said['GET /api/users/:id/conversations'].map(({ conversationId }) => conversationId)),
  );
  // What a lesson in the air taught is added by the practice screen, from the lesson's file.
  const taught = waiting.flatMap((it) => (it.kind === 'lesson' ? [it.lessonId] : []));
  const settled = (words: readonly { wordId: string }[]) =>
    new Map(
      words
        .filter(({ wordId }) => !taught.includes(wordId.split(' ')[0]!))
        .map((word) => [word.wordId, word]),
    );
  expect(settled(shown.practice.words)).toEqual(settled(said['GET /api/users/:id/practice'].words));
}

/** All that the server says of a learner but who it is and how the hearts grow. */
async function told(learner: SignedIn) {
  const reads = await readsOf(learner, 'UTC');
  const { xp, gems, streak } = reads['GET /api/users/:id'];
  // A conversation pays once, on the day of the one that arrived first: its XP may stand on another day.
  const { xp: _, ...week } = reads['GET /api/users/:id/weekly-progress'];
  const byName = <T>(all: readonly T[]) => all.map((each) => JSON.stringify(each)).toSorted();
  return {
    user: { xp, gems, streak },
    stats: reads['GET /api/users/:id/stats'],
    week,
    progress: byName(reads['GET /api/users/:id/progress']),
    words: byName(reads['GET /api/users/:id/practice'].words),
    paidToday: reads['GET /api/users/:id/practice'].paidToday,
    conversations: byName(reads['GET /api/users/:id/conversations']),
    sounds: reads['GET /api/users/:id/sounds'],
  };
}

function unlessKilled(error: unknown): void {
  if (!(error instanceof Killed)) throw error;
}

/** The same for the same name: both learners tell of the same session. */
function uuid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
