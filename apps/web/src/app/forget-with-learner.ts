import type { QueryClient } from '@tanstack/react-query';
import { forgetReads } from '../api/last-reads.ts';
import { currentSession, onSessionChange } from '../base/session.ts';
import { dismissExtras } from '../learner/extras.ts';
import { forgetFinishedLesson } from '../learner/finished-lesson.ts';
import { resetVisitSettings } from '../learner/visit-settings.ts';

/** What one learner read and set is not for the next one at this device. */
export function forgetWithLearner(queryClient: QueryClient): () => void {
  let learner = currentSession()?.userId;
  return onSessionChange(() => {
    const next = currentSession()?.userId;
    if (next !== learner) {
      queryClient.removeQueries();
      dismissExtras();
      forgetFinishedLesson();
      resetVisitSettings();
      if (learner !== undefined) void forgetReads(learner);
    }
    learner = next;
  });
}
