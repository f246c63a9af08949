import { call } from '../api/call.ts';
import { answerInTime } from '../api/time-limits.ts';
import { currentSession } from '../base/session.ts';
import { underLock } from '../device/lock.ts';
import { pendingPractice } from '../device/pending-practice.ts';
import { pendingProgress } from '../device/pending-progress.ts';
import { announceProgressChange } from '../device/progress-channel.ts';
import { reportAllDownloads } from '../device/report-download.ts';
import { deliver, SYNC } from './offline-sync-call.ts';
import { deliverPractice, HAND_IN_PRACTICE } from './practice-call.ts';
import { both, type Delivery, type SyncResult, syncProgress } from './sync-progress.ts';

/** Hands in everything that this learner finished offline, and what else the server should know. */
export async function syncFromPage(userId: string): Promise<SyncResult> {
  // Somebody else may have signed in while it runs.
  const whileSignedIn = (send: () => Promise<Delivery>): Promise<Delivery> =>
    currentSession()?.userId === userId ? send() : Promise.resolve({ outcome: 'wait' });
  const result = await underLock('sync', async () =>
    both(
      await syncProgress(
        userId,
        pendingProgress,
        (record) =>
          whileSignedIn(() => deliver(record, (body) => answerInTime(call(SYNC, { body })))),
        () => new Date(),
      ),
      // After the lessons, which may teach what was practised.
      await syncProgress(
        userId,
        pendingPractice,
        (record) =>
          whileSignedIn(() =>
            deliverPractice(record, (body) => answerInTime(call(HAND_IN_PRACTICE, { body }))),
          ),
        () => new Date(),
      ),
    ),
  );
  if (result.synced + result.refused > 0) announceProgressChange();
  if (result.left === 0) await reportAllDownloads();
  return result;
}
