import { call } from '../api/call.ts';
import { answerInTime } from '../api/time-limits.ts';
import { currentSession } from '../base/session.ts';
import { underLock } from '../device/lock.ts';
import { pendingProgress } from '../device/pending-progress.ts';
import { announceProgressChange } from '../device/progress-channel.ts';
import { reportAllDownloads } from '../device/report-download.ts';
import { deliver, SYNC } from './offline-sync-call.ts';
import { type SyncResult, syncProgress } from './sync-progress.ts';

/** Hands in everything that this learner finished offline, and what else the server should know. */
export async function syncFromPage(userId: string): Promise<SyncResult> {
  const result = await underLock('sync', () =>
    syncProgress(
      userId,
      pendingProgress,
      async (record) => {
        // Somebody else may have signed in while it ran.
        if (currentSession()?.userId !== userId) return { outcome: 'wait' };
        return deliver(record, (body) => answerInTime(call(SYNC, { body })));
      },
      () => new Date(),
    ),
  );
  if (result.synced + result.refused > 0) announceProgressChange();
  if (result.left === 0) await reportAllDownloads();
  return result;
}
