import { send } from '../api/call.ts';
import { answerInTime } from '../api/time-limits.ts';
import { explain } from './explain.ts';
import type { Handler, Post } from './handler.ts';
import { keep } from './outbox.ts';
import type { OutboxRecord } from './records.ts';

/** As a page sends: what is not answered in time counts as lost. */
export const postInTime: Post = (name, input) => answerInTime(send(name, input));

/**
 * Hands in what was just finished, and gives the server's answer; where nobody answers, it is kept
 * on this device and handed in later. What the server refuses is thrown.
 */
export async function handIn<R extends OutboxRecord, A>(
  handler: Handler<R, A>,
  record: R,
): Promise<{ readonly answer: A } | { readonly kept: true }> {
  try {
    const { answer } = await handler.send(record, postInTime, new Date().toISOString());
    return { answer };
  } catch (error) {
    if (explain(error).outcome === 'refused') throw error;
    await keep(record);
    return { kept: true };
  }
}
