import type { Answer, Body } from '@hajde/contract/types';
import { ApiError } from '../api/errors.ts';
import type { OfflineProgress } from '../device/database.ts';
import type { Delivery } from './sync-progress.ts';

export const SYNC = 'POST /api/offline-progress/sync';

/** Sends one record by the given call and says what became of it. */
export async function deliver(
  record: OfflineProgress,
  call: (body: Body<typeof SYNC>) => Promise<Answer<typeof SYNC>>,
): Promise<Delivery> {
  try {
    const { completionId } = await call(bodyOf(record, new Date()));
    // A hotel's Wi-Fi answers everything with its own page: only the server knows the completion.
    return { outcome: completionId === record.completionId ? 'taken' : 'wait' };
  } catch (error) {
    return explain(error);
  }
}

/** The answers that no repetition will change. 401 and 403 mean that somebody else is signed in. */
const FOR_GOOD = [400, 404, 409];

/** What became of a record whose sending failed. */
export function explain(error: unknown): Delivery {
  if (!(error instanceof ApiError)) return { outcome: 'wait' };
  // Without a sentence it is not our server that speaks, but something in between.
  if (FOR_GOOD.includes(error.status) && error.sentence !== undefined) {
    return { outcome: 'refused', reason: error.sentence };
  }
  if (error.status === 500) return { outcome: 'failed' };
  const { retryAfterMs } = error;
  return { outcome: 'wait', ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

function bodyOf(record: OfflineProgress, now: Date): Body<typeof SYNC> {
  return {
    userId: record.userId,
    lessonId: record.lessonId,
    unitId: record.unitId,
    perfect: record.perfect,
    xpEarned: record.xpEarned,
    gemsEarned: record.gemsEarned,
    completionId: record.completionId,
    answers: record.answers,
    ...(record.courseVersion !== undefined && { courseVersion: record.courseVersion }),
    savedAt: record.savedAt,
    sentAt: now.toISOString(),
    timeZone: record.timeZone,
  };
}
