import { useQuery } from '@tanstack/react-query';
import { useOnline } from '../../base/use-online.ts';
import { isSupported } from '../../device/download-pack.ts';
import { Screen, type ScreenProps } from '../../ui/screen.tsx';
import { AvailablePacks } from './available-packs.tsx';
import { packsHere } from './device-reads.ts';
import { DownloadAll } from './download-all.tsx';
import { DownloadedPacks } from './downloaded-packs.tsx';
import { offeredPacks } from './downloads.ts';
import { NotAvailable } from './offline-not-available.tsx';
import { Head } from './packs-head.tsx';
import { Storage } from './storage.tsx';
import { SyncNow } from './sync-now-button.tsx';
import { Unsynced } from './unsynced-lessons.tsx';

/** What is on this device for learning without a network, and what could be. */
export function OfflinePacks({ userId }: ScreenProps) {
  return (
    <Screen title="Offline Packs">
      <Head />
      {isSupported() ? <Packs userId={userId} /> : <NotAvailable />}
    </Screen>
  );
}

function Packs({ userId }: ScreenProps) {
  const online = useOnline();
  const offered = useQuery({ ...offeredPacks(), enabled: online });
  const here = useQuery(packsHere());
  return (
    <>
      <Storage />
      <div className="grid gap-x-3 gap-y-2 sm:grid-cols-2">
        <DownloadAll offered={online ? offered.data : undefined} here={here.data ?? []} />
        <SyncNow userId={userId} />
      </div>
      <Unsynced userId={userId} />
      <DownloadedPacks here={here} offered={online ? offered.data : undefined} />
      <AvailablePacks offered={offered} here={here.data ?? []} online={online} />
    </>
  );
}
