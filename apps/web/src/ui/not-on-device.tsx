import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { Card } from './card.tsx';
import { Mascot } from './mascot.tsx';

/** The server is away, and no downloaded pack has this: says so, with a way to the packs. */
export function NotOnDevice({
  what,
  pack = 'its',
  retry,
}: {
  what: string;
  /** What belongs to no unit comes with each. */
  pack?: 'its' | 'any';
  retry: () => void;
}) {
  return (
    <Card role="alert" className="flex flex-col items-center gap-2 py-8 text-center">
      <Mascot mood="consoling" className="h-auto w-44" />
      <h2 className="text-xl">{what} is not on your device</h2>
      <p className="mb-4 text-muted">Download {pack} pack for next time.</p>
      <ButtonLink href="/offline-packs" className="max-w-80">
        Offline Packs
      </ButtonLink>
      <Button kind="quiet" className="max-w-80" onClick={retry}>
        Retry
      </Button>
    </Card>
  );
}
