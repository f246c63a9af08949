import { KINDS, type Kind } from './kinds.ts';
import { unsentOf } from './outbox.ts';

/** How much only this device has and will still send, of each kind. */
export type Waiting = Readonly<Partial<Record<Kind, number>>>;

/** What this learner finished that the server does not have yet; what it refused waits for nothing. */
export async function waitingOf(userId: string): Promise<Waiting> {
  const waiting: Partial<Record<Kind, number>> = {};
  for (const { kind } of await unsentOf(userId)) waiting[kind] = (waiting[kind] ?? 0) + 1;
  return waiting;
}

export const inAll = (waiting: Waiting) =>
  Object.values(waiting).reduce((sum, count) => sum + count, 0);

/** "1 lesson", "2 lessons and 1 conversation": what waits, and nothing of what does not. */
export function waitingInWords(waiting: Waiting): string {
  const counted = Object.entries(KINDS).flatMap(([kind, one]) => {
    const count = waiting[kind as Kind] ?? 0;
    return count === 0 ? [] : `${count} ${one}${count === 1 ? '' : 's'}`;
  });
  return new Intl.ListFormat('en-GB').format(counted);
}
