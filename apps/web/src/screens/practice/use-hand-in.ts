import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { answerInTime } from '../../api/time-limits.ts';
import { keepPractice, pendingPractice } from '../../device/pending-practice.ts';
import { unsentOf } from '../../device/pending-progress.ts';
import type { PendingPractice } from '../../device/practice-database.ts';
import { showExtras } from '../../learner/extras.ts';
import { refreshLearner } from '../../learner/reads.ts';
import { HAND_IN_PRACTICE, leavesOut, practiceBody } from '../../sync/practice-call.ts';
import { requestBackgroundSync } from '../../sync/request-background-sync.ts';
import { dropPractice } from './practice-in-progress.ts';

/** Hands in a finished session; null where it waits on this device until it can be. */
export function useHandIn(userId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (record: PendingPractice) => {
      // First, so that nothing is lost if the page is closed while the server is asked.
      const kept = await keepPractice(record).then(
        () => true,
        (error: unknown) => {
          console.warn('This device cannot keep what was practised.', error);
          return false;
        },
      );
      try {
        // Asked first: a lesson that arrives meanwhile was not there for this session.
        const lessonsWait = (await unsentHere(userId)).length > 0;
        const body = practiceBody(record, new Date());
        const answer = await answerInTime(call(HAND_IN_PRACTICE, { body }));
        if (lessonsWait && leavesOut(answer, record)) void requestBackgroundSync();
        else if (kept) await pendingPractice.markSynced(record, body.sentAt ?? '');
        return answer;
      } catch (error) {
        if (!kept) throw error;
        console.warn('The session waits on this device.', error);
        void requestBackgroundSync();
        return null;
      }
    },
    onSuccess: async (answer) => {
      dropPractice(userId);
      if (answer) showExtras(answer.extras);
      await refreshLearner(queries);
    },
  });
}

/** A browser that keeps no database has no lesson that waits in it. */
const unsentHere = (userId: string) => unsentOf(userId).catch(() => []);
