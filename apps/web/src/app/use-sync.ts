import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchOutage } from '../api/watch-outage.ts';
import { unsentOf } from '../device/pending-progress.ts';
import { onProgressChange } from '../device/progress-channel.ts';
import { reportAllDownloads } from '../device/report-download.ts';
import { refreshLearner } from '../learner/reads.ts';
import { syncFromPage } from '../sync/sync-from-page.ts';
import { PROGRESS_SYNCED } from '../ui/progress-synced-toast.ts';
import { toast } from '../ui/toast.ts';

const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 10 * 60_000;

/**
 * Hands in offline progress by itself: when the app starts, when the network or the server is
 * back, when the learner comes back to the tab, and now and then while something is left. A failure
 * stays silent: what waits is marked on the screen.
 */
export function useSync(userId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    let pause = FIRST_RETRY_MS;
    let stopped = false;

    const sync = async () => {
      try {
        if ((await unsentOf(userId)).length === 0) return;
        const { synced, left } = await syncFromPage(userId);
        if (synced > 0) toast(PROGRESS_SYNCED);
        pause = left > 0 ? Math.min(2 * pause, LAST_RETRY_MS) : FIRST_RETRY_MS;
        if (left > 0) later();
      } catch (error) {
        console.warn('Offline progress could not be synced.', error);
      }
    };
    const later = () => {
      clearTimeout(retry);
      if (!stopped) retry = setTimeout(sync, pause);
    };

    const onBack = async () => {
      await sync();
      await reportAllDownloads();
      // What was read from the device may be old by now; a lesson in progress is left alone.
      await queries.invalidateQueries({
        predicate: ({ queryKey, state }) => queryKey[0] !== 'course' || state.status === 'error',
      });
    };
    const onVisible = () => {
      if (!document.hidden) void sync();
    };

    void sync();
    addEventListener('online', onBack);
    document.addEventListener('visibilitychange', onVisible);
    const stopWatching = watchOutage(onBack);
    const stopListening = onProgressChange(() => {
      later();
      void refreshLearner(queries);
    });
    return () => {
      stopped = true;
      clearTimeout(retry);
      removeEventListener('online', onBack);
      document.removeEventListener('visibilitychange', onVisible);
      stopWatching();
      stopListening();
    };
  }, [queries, userId]);
}
