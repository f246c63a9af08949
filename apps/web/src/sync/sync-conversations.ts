import { call } from '../api/call.ts';
import { answerInTime } from '../api/time-limits.ts';
import type { HeardConversation } from '../device/companion-database.ts';
import { heardConversations } from '../device/heard-conversations.ts';
import { underLock } from '../device/lock.ts';
import { announceProgressChange } from '../device/progress-channel.ts';
import { explain } from './offline-sync-call.ts';
import { type Delivery, type SyncResult, syncProgress } from './sync-progress.ts';
import { whileSignedIn } from './while-signed-in.ts';

/** Hands in the conversations that this learner finished offline. */
export async function syncConversations(userId: string): Promise<SyncResult> {
  const result = await underLock('conversations', () =>
    syncProgress(
      userId,
      heardConversations,
      (heard) => whileSignedIn(userId, () => deliver(heard)),
      () => new Date(),
    ),
  );
  if (result.synced + result.refused > 0) announceProgressChange();
  return result;
}

async function deliver(heard: HeardConversation): Promise<Delivery> {
  const { userId: id, conversationId, refusal: _, ...record } = heard;
  const body = { ...record, sentAt: new Date().toISOString() };
  try {
    const { completionId } = await answerInTime(
      call('POST /api/users/:id/conversations/:conversationId/complete', {
        params: { id, conversationId },
        body,
      }),
    );
    // A hotel's Wi-Fi answers everything with its own page: only the server knows the completion.
    return { outcome: completionId === heard.completionId ? 'taken' : 'wait' };
  } catch (error) {
    return explain(error);
  }
}
