import { useQuery } from '@tanstack/react-query';
import { useOnline } from '../../base/use-online.ts';
import { isSupported } from '../../device/download-pack.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Screen, type ScreenProps } from '../../ui/screen.tsx';
import { AvailablePacks } from './available-packs.tsx';
import { packsOnDevice } from './device-reads.ts';
import { DownloadAll } from './download-all.tsx';
import { DownloadedPacks } from './downloaded-packs.tsx';
import { offeredPacks, packsKnownOf } from './downloads.ts';
import { OfflineNotAvailable } from './offline-not-available.tsx';
import { PacksHead } from './packs-head.tsx';
import { StorageUsed } from './storage-used.tsx';
import { SyncNowButton } from './sync-now-button.tsx';
import { UnsyncedWork } from './unsynced-work.tsx';

/** What is on this device for learning without a network, and what could be. */
export function OfflinePacks({ userId }: ScreenProps) {
  return (
    <Screen title="Offline Packs" width="wide">
      <BackLink href="/profile" />
      <PacksHead />
      {isSupported() ? <Packs userId={userId} /> : <OfflineNotAvailable />}
    </Screen>
  );
}

function Packs({ userId }: ScreenProps) {
  const online = useOnline();
  const offered = useQuery({ ...offeredPacks(), enabled: online });
  const here = useQuery(packsOnDevice());
  const known = useQuery({ ...packsKnownOf(userId), enabled: online });
  return (
    <>
      <StorageUsed />
      <div className="grid gap-x-3 gap-y-2 sm:grid-cols-2">
        <DownloadAll offered={online ? offered.data : undefined} here={here.data ?? []} />
        <SyncNowButton userId={userId} />
      </div>
      <UnsyncedWork userId={userId} />
      <div className="flex flex-col gap-4 lg:grid lg:grid-cols-2 lg:items-start lg:gap-6">
        <DownloadedPacks here={here} offered={online ? offered.data : undefined} />
        <AvailablePacks
          offered={offered}
          here={here.data ?? []}
          knownIds={known.data?.map(({ packId }) => packId) ?? []}
          online={online}
        />
      </div>
    </>
  );
}
