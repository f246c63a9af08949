import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchOutage } from '../api/watch-outage.ts';
import { isConversationWaiting } from '../device/conversation-waiting.ts';
import { unsentPracticeOf } from '../device/pending-practice.ts';
import { unsentOf } from '../device/pending-progress.ts';
import { onProgressChange } from '../device/progress-channel.ts';
import { reportAllDownloads } from '../device/report-download.ts';
import { areSoundsWaiting } from '../device/sounds-waiting.ts';
import { refreshLearner } from '../learner/reads.ts';
import { keepSyncing } from '../sync/keep-syncing.ts';
import { syncFromPage } from '../sync/sync-from-page.ts';
import { both, type SyncResult } from '../sync/sync-progress.ts';
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
      const unsent = waiting.length + (await unsentPracticeOf(userId)).length;
      const lessons = unsent === 0 ? NOTHING : await syncFromPage(userId);
      // After the lessons, which may open the unit of a conversation.
      const talks = isConversationWaiting() ? await conversationsOf(userId) : NOTHING;
      const ear = areSoundsWaiting(userId) ? await soundsOf(userId) : NOTHING;
      const beside = talks.synced + ear.synced;
      const synced = lessons.synced + beside;
      if (synced > 0) watch.lookNow();
      if (beside > 0 || (synced > 0 && waiting.length > 0)) toast(PROGRESS_SYNCED);
      return both(lessons, both(talks, ear));
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

const NOTHING: SyncResult = { synced: 0, refused: 0, left: 0 };

/** Loaded only where one waits. */
async function conversationsOf(userId: string) {
  return (await import('../sync/sync-conversations.ts')).syncConversations(userId);
}

async function soundsOf(userId: string) {
  return (await import('../sync/sync-sounds.ts')).syncSounds(userId);
}
