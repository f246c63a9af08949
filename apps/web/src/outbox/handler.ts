import type { Answer, CallName } from '@hajde/contract/types';
import type { Input } from '../api/call.ts';
import type { ReadName } from '../api/read.ts';
import type { OutboxRecord } from './records.ts';

/** One call of the API, as a page makes it or as the service worker does. */
export type Post = <N extends CallName>(name: N, input: Input<N>) => Promise<Answer<N>>;

/** What the server last said of this learner, as far as this device knows it. */
export type LastSaid = <N extends ReadName>(name: N) => Promise<Answer<N> | undefined>;

/** What the server said of one record. */
export interface Sent<A> {
  readonly idempotencyKey: string;
  readonly answer: A;
  /** Whether there is something in it that does not count yet. */
  readonly leftOut?: boolean;
}

/** What a record will change once the server has it, as this device can tell. */
export interface Effect {
  readonly at: Date;
  readonly timeZone: string;
  readonly xp: number;
  readonly gems: number;
  /** Whether its XP is doubled while double XP runs. */
  readonly doubles: boolean;
  readonly keepsDay: boolean;
  readonly mistakes: number;
  readonly answered: number;
  readonly givesHeart: boolean;
}

/** All that the outbox has to know of a kind. */
export interface Handler<R extends OutboxRecord, A = unknown> {
  send(record: R, post: Post, sentAt: string): Promise<Sent<A>>;
  /** Of all records of the kind that wait, in their order; one that will change nothing has none. */
  effects(records: readonly R[], lastSaid: LastSaid): Promise<Effect[]> | Effect[];
}

/** An effect that changes nothing but what is named. */
export const effectOf = (
  at: string,
  timeZone: string,
  change: Partial<Omit<Effect, 'at' | 'timeZone'>>,
): Effect => ({
  at: new Date(at),
  timeZone,
  xp: 0,
  gems: 0,
  doubles: false,
  keepsDay: false,
  mistakes: 0,
  answered: 0,
  givesHeart: false,
  ...change,
});
