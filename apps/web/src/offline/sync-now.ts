import { call } from '../api/call.ts';
import { currentSession } from '../app/session.ts';
import { tellTabs } from './between-tabs.ts';
import { deliver, SYNC } from './delivery.ts';
import { underLock } from './lock.ts';
import { answerInTime } from './patience.ts';
import { pendingProgress } from './pending-progress.ts';
import { type SyncResult, syncProgress } from './sync.ts';
import { tellServerOfAll } from './tell-server.ts';

/** Hands in everything that this learner finished offline, and what else the server should know. */
export async function syncNow(userId: string): Promise<SyncResult> {
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
  if (result.synced + result.refused > 0) tellTabs();
  if (result.left === 0) await tellServerOfAll();
  return result;
}
