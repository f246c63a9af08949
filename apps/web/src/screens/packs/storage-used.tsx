import { useQuery } from '@tanstack/react-query';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { storageOnDevice } from './device-reads.ts';
import { formatBytes } from './storage-units.ts';

/** How much of the room that the browser grants is taken. A browser that does not say, shows none. */
export function StorageUsed() {
  const { data, isPending } = useQuery(storageOnDevice());
  if (isPending) return <Skeleton className="h-29 rounded-lg" />;
  if (!data) return null;
  const { used, available } = data;
  return (
    <Card>
      <h2 className="mb-3 text-lg">Storage</h2>
      <ProgressBar label="Storage used" value={used} max={used + available} tone="blue" />
      <dl className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm">
        <Amount name="used" bytes={used} />
        <Amount name="available" bytes={available} />
      </dl>
    </Card>
  );
}

function Amount({ name, bytes }: { name: string; bytes: number }) {
  return (
    <div className="flex flex-row-reverse gap-1">
      <dt className="text-muted">{name}</dt>
      <dd className="font-bold tabular-nums">{formatBytes(bytes)}</dd>
    </div>
  );
}
