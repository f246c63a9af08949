import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { failureOf } from '../../api/failure-of.ts';
import type { DownloadedPack } from '../../device/packs.ts';
import { Chip } from '../../ui/chip.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { packLacksCompanions } from './device-reads.ts';
import { DownloadButton } from './download-button.tsx';
import type { Pack } from './downloads.ts';
import { PackCard } from './pack-card.tsx';
import { RemoveButton } from './remove-button.tsx';

export function DownloadedPacks({
  here,
  offered = [],
}: {
  here: UseQueryResult<DownloadedPack[]>;
  offered: readonly Pack[] | undefined;
}) {
  const failed = failureOf(here);
  return (
    <section aria-labelledby="downloaded" className="flex flex-col gap-3">
      <h2 id="downloaded" className="mt-2 text-lg">
        Downloaded Packs
      </h2>
      {failed ? (
        <LoadFailed title="We couldn't read the packs on this device" {...failed} />
      ) : !here.data ? (
        <Skeleton className="h-34 rounded-lg" />
      ) : here.data.length === 0 ? (
        <p className="text-muted">No packs on this device yet.</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {here.data.map((pack) => {
            const offer = offered.find(({ id }) => id === pack.id);
            return (
              <PackCard key={pack.id} pack={pack} badge={<Chip tone="ok">Downloaded</Chip>}>
                <Update pack={pack} offer={offer} />
              </PackCard>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** The pack that is here serves until the newer one is whole. */
function Update({ pack, offer }: { pack: DownloadedPack; offer: Pack | undefined }) {
  const { data: lacking = false } = useQuery(packLacksCompanions(pack.id, pack.unitIds));
  const newer = isOlder(pack, offer);
  return (
    <div className="flex flex-col gap-2">
      {offer && (newer || lacking) && (
        <>
          <p className="text-sm">
            {newer
              ? "A newer version is available. You'll keep this one until the new one has downloaded."
              : "Its guides and conversations aren't on this device yet."}
          </p>
          <DownloadButton pack={offer} label="Update" />
        </>
      )}
      <RemoveButton pack={pack} />
    </div>
  );
}

/** A pack has the version of its content: another one is a newer one. */
const isOlder = (pack: DownloadedPack, offer: Pack | undefined) =>
  offer !== undefined && offer.version !== pack.version;
