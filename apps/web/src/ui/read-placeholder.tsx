import { sentenceFor } from '../api/errors.ts';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { Skeleton } from './skeleton.tsx';

interface Read {
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** In the place of one card whose data is on its way, or did not come: the others are not disturbed. */
export function ReadPlaceholder({
  read,
  what,
  shape,
}: {
  read: Read;
  what: string;
  shape: string;
}) {
  if (!read.error) return <Skeleton className={`rounded-lg! ${shape}`} />;
  return (
    <Card role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-48">
        <h2 className="text-md">We couldn't load {what}</h2>
        <p className="text-muted text-sm">
          {sentenceFor(read.error, 'Please try again in a moment.')}
        </p>
      </div>
      <Button kind="quiet" className="max-w-40" onClick={() => read.refetch()}>
        Retry
      </Button>
    </Card>
  );
}
