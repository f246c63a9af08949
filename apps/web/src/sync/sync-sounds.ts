import { call } from '../api/call.ts';
import { answerInTime } from '../api/time-limits.ts';
import { type HeardSounds, heardSounds } from '../device/heard-sounds.ts';
import { underLock } from '../device/lock.ts';
import { announceProgressChange } from '../device/progress-channel.ts';
import { explain } from './offline-sync-call.ts';
import { type Delivery, type SyncResult, syncProgress } from './sync-progress.ts';
import { whileSignedIn } from './while-signed-in.ts';

/** Hands in the ear trainer's sessions that this learner finished offline. */
export async function syncSounds(userId: string): Promise<SyncResult> {
  const result = await underLock('sounds', () =>
    syncProgress(
      userId,
      heardSounds,
      (heard) => whileSignedIn(userId, () => deliver(heard)),
      () => new Date(),
    ),
  );
  if (result.synced + result.refused > 0) announceProgressChange();
  return result;
}

async function deliver(heard: HeardSounds): Promise<Delivery> {
  const { userId: id, refusal: _, ...record } = heard;
  const body = { ...record, sentAt: new Date().toISOString() };
  try {
    const { sessionId } = await answerInTime(
      call('POST /api/users/:id/sounds/complete', { params: { id }, body }),
    );
    // A hotel's Wi-Fi answers everything with its own page: only the server knows the session.
    return { outcome: sessionId === heard.sessionId ? 'taken' : 'wait' };
  } catch (error) {
    return explain(error);
  }
}
