import { type EarSession, rightInSession } from '@hajde/rules/ear-trainer';
import { call } from '../../api/call.ts';
import { answerInTime } from '../../api/time-limits.ts';
import { timeZone } from '../../base/time-zone.ts';
import { keepSounds } from '../../device/heard-sounds.ts';
import { addExtras } from '../../learner/extras.ts';
import { explain } from '../../sync/offline-sync-call.ts';

export interface FinishedEarSession {
  readonly sessionId: string;
  readonly session: EarSession;
}

/** What came of it: taken in now, or kept until the server can be reached. */
export type Earned = { readonly xp: number } | { readonly waiting: true };

/** Hands in a session; where nobody answers, it is kept on the device and handed in later. */
export async function handInEarSession(
  userId: string,
  contrastId: string,
  { sessionId, session }: FinishedEarSession,
): Promise<Earned> {
  const completedAt = new Date().toISOString();
  const right = rightInSession(session);
  const results = [{ contrastId, right, wrong: session.answers.length - right }];
  const record = { sessionId, results, completedAt, timeZone: timeZone() };
  try {
    const { xpEarned, extras } = await answerInTime(
      call('POST /api/users/:id/sounds/complete', {
        params: { id: userId },
        body: { ...record, sentAt: completedAt },
      }),
    );
    addExtras(extras);
    return { xp: xpEarned };
  } catch (error) {
    if (explain(error).outcome === 'refused') throw error;
    keepSounds({ ...record, userId });
    return { waiting: true };
  }
}
