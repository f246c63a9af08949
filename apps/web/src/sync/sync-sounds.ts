import { call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { answerInTime } from '../api/time-limits.ts';
import { currentSession } from '../base/session.ts';
import {
  type HeardSounds,
  markSoundsRefused,
  markSoundsTaken,
  unsentSoundsOf,
} from '../device/heard-sounds.ts';
import { underLock } from '../device/lock.ts';
import { announceProgressChange } from '../device/progress-channel.ts';

/** Hands in the ear trainer's sessions that were finished offline; says how many wait still. */
export function syncSounds(userId: string): Promise<{ synced: number; left: number }> {
  return underLock('sounds', async () => {
    const waiting = unsentSoundsOf(userId);
    let synced = 0;
    let refused = 0;
    for (const heard of waiting) {
      // Somebody else may have signed in while it ran.
      if (currentSession()?.userId !== userId) break;
      const outcome = await handIn(heard).catch(outcomeOf);
      if (outcome === 'wait') break;
      if (outcome === 'taken') {
        markSoundsTaken(heard);
        synced += 1;
      } else {
        markSoundsRefused(heard, outcome.refusal);
        refused += 1;
      }
    }
    if (synced + refused > 0) announceProgressChange();
    return { synced, left: waiting.length - synced - refused };
  });
}

type Outcome = 'taken' | 'wait' | { readonly refusal: string };

async function handIn(heard: HeardSounds): Promise<Outcome> {
  const { userId: id, refusal: _, ...record } = heard;
  const { sessionId } = await answerInTime(
    call('POST /api/users/:id/sounds/complete', {
      params: { id },
      body: { ...record, sentAt: new Date().toISOString() },
    }),
  );
  // A hotel's Wi-Fi answers everything with its own page: only the server knows the session.
  return sessionId === heard.sessionId ? 'taken' : 'wait';
}

/** The answers that no repetition will change. */
const FOR_GOOD = [400, 404, 409];

function outcomeOf(error: unknown): Outcome {
  if (error instanceof ApiError && FOR_GOOD.includes(error.status) && error.sentence !== undefined)
    return { refusal: error.sentence };
  return 'wait';
}
