import { useMutation } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { syncFromPage } from '../../sync/sync-from-page.ts';
import { Button } from '../../ui/button.tsx';
import { PROGRESS_SYNCED } from '../../ui/progress-synced-toast.ts';
import { toast } from '../../ui/toast.ts';

export function SyncNowButton({ userId }: { userId: string }) {
  const sync = useMutation({
    mutationFn: () => syncFromPage(userId),
    onSuccess: ({ left }) => toast(left > 0 ? SYNC_FAILED : PROGRESS_SYNCED),
    onError: () => toast(SYNC_FAILED),
  });
  return (
    <Button
      kind="quiet"
      disabled={sync.isPending}
      onClick={() => (navigator.onLine ? sync.mutate() : toast(NO_INTERNET))}
    >
      <RefreshCw aria-hidden size={22} strokeWidth={2.5} />
      Sync Now
    </Button>
  );
}

const SYNC_FAILED = {
  title: 'Sync Failed',
  description: 'Failed to sync offline progress. Will retry when online.',
  destructive: true,
};
const NO_INTERNET = {
  title: 'No Internet',
  description: 'Internet connection required to sync progress.',
  destructive: true,
};
