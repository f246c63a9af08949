import { type EarSession, rightInSession } from '@hajde/rules/play/ear-trainer';
import { timeZone } from '../../base/time-zone.ts';
import { addExtras } from '../../learner/extras.ts';
import { handIn } from '../../outbox/hand-in.ts';
import { earHandler } from '../../outbox/handlers/ear.ts';

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
  const right = rightInSession(session);
  const result = await handIn(earHandler, {
    kind: 'ear',
    userId,
    idempotencyKey: sessionId,
    at: new Date().toISOString(),
    timeZone: timeZone(),
    results: [{ contrastId, right, wrong: session.answers.length - right }],
  });
  if ('kept' in result) return { waiting: true };
  addExtras(result.answer.extras);
  return { xp: result.answer.xpEarned };
}
