import type { Given } from '@hajde/rules/practice/answer';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { timeZone } from '../../base/time-zone.ts';
import { keepPractice } from '../../device/pending-practice.ts';
import type { PendingPractice } from '../../device/practice-database.ts';
import { syncFromPage } from '../../sync/sync-from-page.ts';
import { keepInTabPractice, type PracticeInProgress } from './practice-in-progress.ts';
import { answering, following, isLast } from './practice-steps.ts';
import type { StartedSession } from './start-session.ts';

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
    answer(given: Given) {
      const next = change(answering(session, given, material, new Date()));
      keepPractice(recordOf(userId, next)).catch((error: unknown) =>
        console.warn('This device cannot keep what was practised.', error),
      );
      return next;
    },
    goOn: () => change(following(session, material)),
  };
}

/** The session as it is handed in; it is finished once nothing is left to ask for. */
export function recordOf(userId: string, session: PracticeInProgress): PendingPractice {
  return {
    userId,
    practiceId: session.practiceId,
    finished: session.now === null,
    reviews: session.reviews,
    timeZone: timeZone(),
    startedAt: session.startedAt,
  };
}

/** Who closes a session in the middle loses nothing: what was answered counts. */
function useHandInOnLeaving(userId: string, latest: { current: PracticeInProgress }): void {
  useEffect(
    () => () => {
      const { reviews, now } = latest.current;
      if (reviews.length === 0 || now === null) return;
      syncFromPage(userId).catch((error: unknown) =>
        console.warn('What was practised waits on this device.', error),
      );
    },
    [userId, latest],
  );
}
