import { call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { answerInTime } from '../api/time-limits.ts';
import { currentSession } from '../base/session.ts';
import type { HeardConversation } from '../device/companion-database.ts';
import { heardBy, markRefused, markTaken } from '../device/heard-conversations.ts';
import { underLock } from '../device/lock.ts';
import { announceProgressChange } from '../device/progress-channel.ts';

/** Hands in the conversations that this learner finished offline; says how many wait still. */
export function syncConversations(userId: string): Promise<{ synced: number; left: number }> {
  return underLock('conversations', async () => {
    const waiting = (await heardBy(userId)).filter(({ refusal }) => refusal === undefined);
    let synced = 0;
    let refused = 0;
    for (const heard of waiting) {
      // Somebody else may have signed in while it ran.
      if (currentSession()?.userId !== userId) break;
      const outcome = await handIn(heard).catch(outcomeOf);
      if (outcome === 'wait') break;
      if (outcome === 'taken') {
        await markTaken(heard);
        synced += 1;
      } else if (outcome !== 'later') {
        await markRefused(heard, outcome.refusal);
        refused += 1;
      }
    }
    if (synced + refused > 0) announceProgressChange();
    return { synced, left: waiting.length - synced - refused };
  });
}

type Outcome = 'taken' | 'later' | 'wait' | { readonly refusal: string };

async function handIn(heard: HeardConversation): Promise<Outcome> {
  const { userId: id, conversationId, refusal: _, ...record } = heard;
  const body = { ...record, sentAt: new Date().toISOString() };
  const { completionId } = await answerInTime(
    call('POST /api/users/:id/conversations/:conversationId/complete', {
      params: { id, conversationId },
      body,
    }),
  );
  // A hotel's Wi-Fi answers everything with its own page: only the server knows the completion.
  return completionId === heard.completionId ? 'taken' : 'wait';
}

/** The answers that no repetition will change. */
const FOR_GOOD = [400, 404, 409];

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return 'wait';
  // The server failed over this one; others may pass.
  if (error.status === 500) return 'later';
  if (FOR_GOOD.includes(error.status) && error.sentence !== undefined) {
    return { refusal: error.sentence };
  }
  return 'wait';
}
