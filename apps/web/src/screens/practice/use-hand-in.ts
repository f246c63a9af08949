import type { Answer } from '@hajde/contract/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { NoAnswerError } from '../../api/errors.ts';
import { answerInTime } from '../../api/time-limits.ts';
import { keepPractice, pendingPractice } from '../../device/pending-practice.ts';
import { unsentOf } from '../../device/pending-progress.ts';
import type { PendingPractice } from '../../device/practice-database.ts';
import { showExtras } from '../../learner/extras.ts';
import { refreshLearner } from '../../learner/reads.ts';
import { explain } from '../../sync/offline-sync-call.ts';
import { HAND_IN_PRACTICE, leavesOut, practiceBody } from '../../sync/practice-call.ts';
import { requestBackgroundSync } from '../../sync/request-background-sync.ts';
import { dropPractice } from './practice-in-progress.ts';

export type Practised = Answer<typeof HAND_IN_PRACTICE>;

/** What became of a session: taken in, or why not yet, or why not at all. */
export type HandedIn = { readonly practised: Practised } | { readonly told: string };

/** Hands in a finished session; where it cannot be, it waits on this device until it can. */
export function useHandIn(userId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (record: PendingPractice): Promise<HandedIn> => {
      // First, so that nothing is lost if the page is closed while the server is asked.
      const kept = await keepPractice(record).catch((error: unknown) => {
        console.warn('This device cannot keep what was practised.', error);
        return null;
      });
      const sent = kept ?? record;
      // Asked first: a lesson that arrives meanwhile was not there for this session.
      const lessonsWait = (await unsentHere(userId)).length > 0;
      const body = practiceBody(sent, new Date());
      const at = body.sentAt ?? '';
      try {
        const practised = await answerInTime(call(HAND_IN_PRACTICE, { body }));
        if (lessonsWait && leavesOut(practised, sent)) void requestBackgroundSync();
        else if (kept) await pendingPractice.markSynced(kept, at);
        return { practised };
      } catch (error) {
        const delivery = explain(error);
        if (delivery.outcome === 'refused') {
          if (kept) await pendingPractice.markRefused(kept, at, delivery.reason);
          return { told: delivery.reason };
        }
        if (!kept) throw error;
        console.warn('The session waits on this device.', error);
        void requestBackgroundSync();
        return { told: error instanceof NoAnswerError ? COUNTS_ONLINE : SENT_AGAIN };
      }
    },
    onSuccess: (handedIn) => {
      dropPractice(userId);
      if ('practised' in handedIn) showExtras(handedIn.practised.extras);
      // Nobody waits for what other screens will show.
      void refreshLearner(queries);
    },
  });
}

/** A browser that keeps no database has no lesson that waits in it. */
const unsentHere = (userId: string) => unsentOf(userId).catch(() => []);

const COUNTS_ONLINE = 'Saved on this device. It counts as soon as you are online.';
const SENT_AGAIN = 'Saved on this device. It will be sent again by itself.';
