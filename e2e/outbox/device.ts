import type { Answer } from '@hajde/contract/types';
import { localDay } from '@hajde/rules/days/days';
import type { Hajde, SignedIn } from '../../apps/server/src/testing/hajde.ts';
import { ApiError } from '../../apps/web/src/api/errors.ts';
import type { ReadName } from '../../apps/web/src/api/read.ts';
import { practiceWithPending } from '../../apps/web/src/learner/practice-with-pending.ts';
import {
  progressWithPending,
  statsWithPending,
  userWithPending,
  weekWithPending,
} from '../../apps/web/src/learner/with-pending.ts';
import { deliver } from '../../apps/web/src/outbox/delivery.ts';
import type { Delivery } from '../../apps/web/src/outbox/explain.ts';
import type { LastSaid, Post } from '../../apps/web/src/outbox/handler.ts';
import { effectsOf } from '../../apps/web/src/outbox/handlers.ts';
import { deviceOutbox } from '../../apps/web/src/outbox/outbox.fixture.ts';
import { type OutboxRecord, ofKind } from '../../apps/web/src/outbox/records.ts';
import { sendOutbox } from '../../apps/web/src/outbox/send-outbox.ts';

/** What can happen to one call on its way. */
export const FAULTS = [
  'none',
  'request lost',
  'answer lost',
  'delivered twice',
  'server error',
  'closed before',
  'closed after',
] as const;
export type Fault = (typeof FAULTS)[number];

const READS = [
  'GET /api/users/:id',
  'GET /api/users/:id/progress',
  'GET /api/users/:id/stats',
  'GET /api/users/:id/weekly-progress',
  'GET /api/users/:id/practice',
  'GET /api/users/:id/conversations',
  'GET /api/users/:id/sounds',
] as const satisfies readonly ReadName[];

type Reads = { readonly [N in (typeof READS)[number]]: Answer<N> };

/** What the server says of a learner who looks from this zone. */
export async function readsOf(learner: SignedIn, zone: string): Promise<Reads> {
  const headers = { 'x-time-zone': zone };
  const answers = await Promise.all(READS.map((name) => learner.call(name, { headers })));
  return Object.fromEntries(READS.map((name, i) => [name, answers[i]?.body])) as Reads;
}

/** The calls of a device, as the real server answers them. */
export function postAs(learner: SignedIn, zone: string): Post {
  return async (name, input) => {
    const { status, body } = await learner.call(name, {
      ...(input as object),
      headers: { 'x-time-zone': zone },
    });
    if (status !== 200) throw new ApiError(status, '', JSON.stringify(body));
    return body;
  };
}

/** A device of the learner with the app's own outbox loop and picture, and a line that may be cut. */
export function newDevice(learner: SignedIn, zone: string) {
  const outbox = deviceOutbox();
  const post = postAs(learner, zone);

  async function sync(faults: readonly Fault[] = []) {
    const ahead = [...faults];
    const send = (record: OutboxRecord, lessonsWait: boolean) =>
      faulty(ahead.shift() ?? 'none', () => deliver(record, post, lessonsWait));
    return sendOutbox(learner.id, outbox, send, () => new Date());
  }

  /** What the screens show, from what the server said last and what waits. */
  async function shown(last: Reads, units: Hajde['course']['units']) {
    const records = await outbox.unsent(learner.id);
    const here = { now: new Date(), zone };
    const lastSaid: LastSaid = async (name) => Reflect.get(last, name);
    const effects = await effectsOf(records, lastSaid);
    const user = userWithPending(last['GET /api/users/:id'], effects, here);
    const lessons = ofKind('lesson', records);
    const progress = last['GET /api/users/:id/progress'];
    const known = { progress, units, streak: user.streak };
    return {
      user,
      progress: progressWithPending(progress, lessons),
      stats: statsWithPending(last['GET /api/users/:id/stats'], lessons, known),
      week: weekWithPending(
        last['GET /api/users/:id/weekly-progress'],
        effects,
        last['GET /api/users/:id'],
        here,
      ),
      practice: practiceWithPending(
        last['GET /api/users/:id/practice'],
        ofKind('practice', records),
        localDay(here.now, zone),
        ofKind('conversation', records),
      ),
      conversations: new Set([
        ...last['GET /api/users/:id/conversations'].map(({ conversationId }) => conversationId),
        ...ofKind('conversation', records).map(({ conversationId }) => conversationId),
      ]),
    };
  }

  return { zone, outbox, post, sync, shown };
}

export type Device = ReturnType<typeof newDevice>;

/** A tab or a service worker that is killed. */
export class Killed extends Error {}

async function faulty(fault: Fault, send: () => Promise<Delivery>): Promise<Delivery> {
  if (fault === 'request lost') return { outcome: 'wait' };
  if (fault === 'server error') return { outcome: 'failed' };
  if (fault === 'closed before') throw new Killed();
  const delivery = await send();
  if (fault === 'answer lost') return { outcome: 'wait' };
  if (fault === 'closed after') throw new Killed();
  return fault === 'delivered twice' ? send() : delivery;
}
