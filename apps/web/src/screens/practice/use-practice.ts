import type { Given } from '@hajde/rules/practice/mark-exercise';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { timeZone } from '../../base/time-zone.ts';
import { keepSession } from '../../outbox/keep-session.ts';
import type { PracticeRecord } from '../../outbox/records.ts';
import { loadTheEnd } from './load-the-end.ts';
import { keepInTabPractice, type PracticeInProgress } from './practice-in-progress.ts';
import { following, isLast } from './practice-steps.ts';
import type { StartedSession } from './start-session.ts';

/** The marker: nobody needs it before the first answer. */
export const loadAnswering = () => import('./answering.ts');

/** Plays a session: every answer is kept on the device as it is given. */
export function usePractice(userId: string, { session: opened, material }: StartedSession) {
  const [session, setSession] = useState(opened);
  const latest = useRef(session);
  // With its first picture, so that a reload keeps it even before the first answer.
  useLayoutEffect(() => keepInTabPractice(userId, opened), [userId, opened]);
  useHandInOnLeaving(userId, latest);

  const change = (next: PracticeInProgress) => {
    latest.current = next;
    setSession(next);
    keepInTabPractice(userId, next);
    return next;
  };
  return {
    session,
    last: isLast(session, material),
    async answer(given: Given) {
      const at = new Date();
      const { answering } = await loadAnswering();
      // A second press, while it was on its way, finds the exercise answered.
      const next = change(answering(latest.current, given, material, at));
      loadTheEnd();
      keepSession(recordOf(userId, next)).catch((error: unknown) =>
        console.warn('This device cannot keep what was practised.', error),
      );
      return next;
    },
    goOn: () => change(following(session, material)),
  };
}

/** The session as it is handed in; it is finished once nothing is left to ask for. */
export function recordOf(userId: string, session: PracticeInProgress): PracticeRecord {
  return {
    kind: 'practice',
    userId,
    idempotencyKey: session.practiceId,
    finished: session.now === null,
    reviews: session.reviews,
    timeZone: timeZone(),
    at: session.startedAt,
  };
}

/** Who closes a session in the middle loses nothing: what was answered counts. */
function useHandInOnLeaving(userId: string, latest: { current: PracticeInProgress }): void {
  useEffect(
    () => () => {
      const { reviews, now } = latest.current;
      if (reviews.length === 0 || now === null) return;
      handInLater(userId).catch((error: unknown) =>
        console.warn('What was practised waits on this device.', error),
      );
    },
    [userId, latest],
  );
}

/** Loaded only where somebody leaves in the middle. */
async function handInLater(userId: string): Promise<void> {
  await (await import('../../sync/sync-from-page.ts')).syncFromPage(userId);
}
