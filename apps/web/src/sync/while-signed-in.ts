import { currentSession } from '../base/session.ts';
import type { Delivery } from './sync-progress.ts';

/** Sends as this learner alone: somebody else may have signed in while a sync runs. */
export async function whileSignedIn(
  userId: string,
  send: () => Promise<Delivery>,
): Promise<Delivery> {
  return currentSession()?.userId === userId ? send() : { outcome: 'wait' };
}
