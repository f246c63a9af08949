import type { Body } from '@hajde/contract/types';
import { call } from '../api/call.ts';
import { answerInTime } from '../api/time-limits.ts';
import { underLock } from '../device/lock.ts';
import { pendingPractice } from '../device/pending-practice.ts';
import { pendingProgress } from '../device/pending-progress.ts';
import { announceProgressChange } from '../device/progress-channel.ts';
import { reportAllDownloads } from '../device/report-download.ts';
import { deliver, SYNC } from './offline-sync-call.ts';
import { deliverPractice, HAND_IN_PRACTICE } from './practice-call.ts';
import { both, type SyncResult, syncProgress } from './sync-progress.ts';
import { whileSignedIn } from './while-signed-in.ts';

/** Hands in the lessons and the practice of this learner, and what else the server should know. */
export async function syncFromPage(userId: string): Promise<SyncResult> {
  const now = () => new Date();
  const sendPractice = (body: Body<typeof HAND_IN_PRACTICE>) =>
    answerInTime(call(HAND_IN_PRACTICE, { body }));
  const result = await underLock('sync', async () => {
    const lessons = await syncProgress(
      userId,
      pendingProgress,
      (record) =>
        whileSignedIn(userId, () => deliver(record, (body) => answerInTime(call(SYNC, { body })))),
      now,
    );
    // After the lessons, which may teach what was practised.
    const practice = await syncProgress(
      userId,
      pendingPractice,
      (record) =>
        whileSignedIn(userId, () => deliverPractice(record, sendPractice, lessons.left > 0)),
      now,
    );
    return both(lessons, practice);
  });
  if (result.synced + result.refused > 0) announceProgressChange();
  if (result.left === 0) await reportAllDownloads();
  return result;
}
