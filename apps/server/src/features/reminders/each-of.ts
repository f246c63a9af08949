import { count } from './counts.ts';
import type { Reminding } from './reminding.ts';

/** At a time: each waits for others' servers, not for this one. */
const AT_ONCE = 16;

/** Sends each, a few at a time. What fails is logged and lost, as its claim is: never sent twice. */
export async function eachOf<T>(
  { server: { app } }: Reminding,
  all: readonly T[],
  send: (one: T) => Promise<void>,
): Promise<void> {
  const waiting = [...all];
  const some = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await send(next).catch((error: unknown) => {
        count('failed');
        app.log.warn({ err: error }, 'a reminder could not be sent');
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
}
