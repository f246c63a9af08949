import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchOutage } from '../api/watch-outage.ts';
import { reportAllDownloads } from '../device/report-download.ts';
import { refreshLearner } from '../learner/reads.ts';
import { keptOf, unsentOf } from '../outbox/outbox.ts';
import { onProgressChange } from '../outbox/progress-channel.ts';
import { keepSyncing } from '../sync/keep-syncing.ts';
import { PROGRESS_SYNCED } from '../ui/progress-synced-toast.ts';
import { toast } from '../ui/toast.ts';

/**
 * Hands in offline progress by itself: when the app starts, when the network or the server is
 * back, when the learner comes back to the tab, and again while something is left. A failure
 * stays silent: what waits is marked on the screen.
 */
export function useSync(userId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    const syncing = keepSyncing(async () => {
      const waiting = await unsentOf(userId);
      if (waiting.length === 0) return { left: 0 };
      // Loaded only where something waits.
      const { syncFromPage } = await import('../sync/sync-from-page.ts');
      const result = await syncFromPage(userId);
      if (result.synced > 0) watch.lookNow();
      // Also where the service worker was first. Practice is handed in as it goes on: that is no news.
      const kept = new Set((await keptOf(userId)).map(({ idempotencyKey }) => idempotencyKey));
      const gone = waiting.filter(({ idempotencyKey }) => !kept.has(idempotencyKey));
      if (gone.some(({ kind }) => kind !== 'practice')) toast(PROGRESS_SYNCED);
      return result;
    });

    const onBack = async () => {
      await syncing.now();
      await reportAllDownloads();
      // What was read from the device may be old by now; a lesson in progress is left alone.
      await queries.invalidateQueries({
        predicate: ({ queryKey, state }) => queryKey[0] !== 'course' || state.status === 'error',
      });
    };
    const onVisible = () => {
      if (!document.hidden) void syncing.now();
    };

    const watch = watchOutage(onBack);
    void syncing.now();
    addEventListener('online', onBack);
    document.addEventListener('visibilitychange', onVisible);
    const stopListening = onProgressChange(() => {
      syncing.later();
      void refreshLearner(queries);
    });
    return () => {
      syncing.stop();
      removeEventListener('online', onBack);
      document.removeEventListener('visibilitychange', onVisible);
      watch.stop();
      stopListening();
    };
  }, [queries, userId]);
}
