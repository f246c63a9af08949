import type { Answer, Body } from '@hajde/contract/types';
import type { PendingPractice } from '../device/practice-database.ts';
import { explain } from './offline-sync-call.ts';
import type { Delivery } from './sync-progress.ts';

export const HAND_IN_PRACTICE = 'POST /api/practice/complete';

type Practised = Answer<typeof HAND_IN_PRACTICE>;
type Call = (body: Body<typeof HAND_IN_PRACTICE>) => Promise<Practised>;

/**
 * Sends one session by the given call and says what became of it. While lessons wait on this device,
 * it waits with them if they may have taught what the server left out.
 */
export async function deliverPractice(
  session: PendingPractice,
  call: Call,
  lessonsWait: boolean,
): Promise<Delivery> {
  try {
    const practised = await call(practiceBody(session, new Date()));
    // A hotel's Wi-Fi answers everything with its own page: only the server knows the session.
    if (practised.practiceId !== session.practiceId) return { outcome: 'wait' };
    return { outcome: lessonsWait && leavesOut(practised, session) ? 'failed' : 'taken' };
  } catch (error) {
    return explain(error);
  }
}

/** Whether there are reviews that do not count yet, since the server knows of no lesson with the word. */
export function leavesOut(
  { words }: Pick<Practised, 'words'>,
  { reviews }: Pick<PendingPractice, 'reviews'>,
): boolean {
  const met = new Set(words.map(({ wordId }) => wordId));
  return reviews.some(({ wordId }) => !met.has(wordId));
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
