import type { Answer } from '@hajde/contract/types';
import { NoAnswerError } from '../../api/errors.ts';
import { keptHere } from '../../learner/pending-work.ts';
import { requestBackgroundSync } from '../../outbox/background-sync.ts';
import { explain } from '../../outbox/explain.ts';
import { postInTime } from '../../outbox/hand-in.ts';
import { practiceHandler } from '../../outbox/handlers/practice.ts';
import { keepSession } from '../../outbox/keep-session.ts';
import { outbox } from '../../outbox/outbox.ts';
import { announceProgressChange } from '../../outbox/progress-channel.ts';
import { isRefused, ofKind, type PracticeRecord } from '../../outbox/records.ts';

export type Practised = Answer<'POST /api/practice/complete'>;

/** What became of a session: taken in, or why not yet, or why not at all. */
export type HandedIn = { readonly practised: Practised } | { readonly told: string };

/** Hands in a finished session; where it cannot be, it waits on this device until it can. */
export async function handInSession(userId: string, record: PracticeRecord): Promise<HandedIn> {
  // First, so that nothing is lost if the page is closed while the server is asked.
  const kept = await keepSession(record).catch((error: unknown) => {
    console.warn('This device cannot keep what was practised.', error);
    return null;
  });
  const sent = kept ?? record;
  // Asked first: a lesson that arrives meanwhile was not there for this session.
  const lessonsWait = await doLessonsWait(userId);
  const at = new Date().toISOString();
  try {
    const { answer, leftOut } = await practiceHandler.send(sent, postInTime, at);
    if (lessonsWait && leftOut) void requestBackgroundSync();
    else if (kept) await outbox.markSynced(kept, at);
    return { practised: answer };
  } catch (error) {
    const delivery = explain(error);
    if (delivery.outcome === 'refused') {
      if (kept) await outbox.markRefused(kept, at, delivery.reason);
      return { told: delivery.reason };
    }
    if (!kept) throw error;
    console.warn('The session waits on this device.', error);
    announceProgressChange();
    void requestBackgroundSync();
    return { told: error instanceof NoAnswerError ? COUNTS_ONLINE : SENT_AGAIN };
  }
}

async function doLessonsWait(userId: string): Promise<boolean> {
  return ofKind('lesson', await keptHere(userId)).some((lesson) => !isRefused(lesson));
}

const COUNTS_ONLINE = "Saved on this device. It'll count once you're online.";
const SENT_AGAIN = "Saved on this device. We'll send it again for you.";
