import type { UseQueryResult } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { failureOf } from '../../api/failure-of.ts';
import type { DownloadedPack } from '../../device/packs.ts';
import { Chip } from '../../ui/chip.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DownloadButton } from './download-button.tsx';
import type { Pack } from './downloads.ts';
import { PackCard } from './pack-card.tsx';

export function AvailablePacks({
  offered,
  here,
  knownIds,
  online,
}: {
  offered: UseQueryResult<Pack[]>;
  here: readonly DownloadedPack[];
  /** Those that the learner has had before, on this device or another. */
  knownIds: readonly string[];
  online: boolean;
}) {
  const failed = failureOf(offered);
  return (
    <section aria-labelledby="available" className="flex flex-col gap-3">
      <h2 id="available" className="mt-2 text-lg">
        Available Packs
      </h2>
      {!online ? (
        <p className="flex items-center gap-2 text-muted">
          <WifiOff aria-hidden size={20} strokeWidth={2.25} className="shrink-0" />
          Internet connection required to view available packs.
        </p>
      ) : failed ? (
        <LoadFailed title="We couldn't load the packs" {...failed} />
      ) : offered.data ? (
        <Offers
          packs={offered.data.filter(({ id }) => !here.some((pack) => pack.id === id))}
          knownIds={knownIds}
        />
      ) : (
        <Waiting />
      )}
    </section>
  );
}

function Offers({ packs, knownIds }: { packs: readonly Pack[]; knownIds: readonly string[] }) {
  if (packs.length === 0) return <p className="text-muted">Every pack is on this device.</p>;
  return (
    <ul className="flex flex-col gap-3">
      {packs.map((pack) => (
        <PackCard
          key={pack.id}
          pack={pack}
          badge={knownIds.includes(pack.id) && <Chip tone="quiet">Downloaded before</Chip>}
        >
          <DownloadButton pack={pack} label="Download" />
        </PackCard>
      ))}
    </ul>
  );
}

function Waiting() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading the packs
      </p>
      <Skeleton className="h-47 rounded-lg" />
      <Skeleton className="h-47 rounded-lg" />
    </>
  );
}
