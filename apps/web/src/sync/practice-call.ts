import type { Answer, Body } from '@hajde/contract/types';
import type { PendingPractice } from '../device/practice-database.ts';
import { explain } from './offline-sync-call.ts';
import type { Delivery } from './sync-progress.ts';

export const HAND_IN_PRACTICE = 'POST /api/practice/complete';

type Call = (body: Body<typeof HAND_IN_PRACTICE>) => Promise<Answer<typeof HAND_IN_PRACTICE>>;

/** Sends one session by the given call and says what became of it. */
export async function deliverPractice(session: PendingPractice, call: Call): Promise<Delivery> {
  try {
    const { practiceId } = await call(practiceBody(session, new Date()));
    // A hotel's Wi-Fi answers everything with its own page: only the server knows the session.
    return { outcome: practiceId === session.practiceId ? 'taken' : 'wait' };
  } catch (error) {
    return explain(error);
  }
}

export function practiceBody(
  { userId, practiceId, finished, reviews, timeZone }: PendingPractice,
  now: Date,
): Body<typeof HAND_IN_PRACTICE> {
  return {
    userId,
    practiceId,
    finished,
    reviews: [...reviews],
    timeZone,
    sentAt: now.toISOString(),
  };
}
