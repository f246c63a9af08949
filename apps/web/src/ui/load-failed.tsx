import { sentenceFor } from '../api/errors.ts';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { Mascot } from './mascot.tsx';

/** In the place of what could not be loaded: what happened, and a way to try again. */
export function LoadFailed({
  title,
  error,
  retry,
}: {
  title: string;
  error: Error;
  retry: () => void;
}) {
  return (
    <Card role="alert" className="flex flex-col items-center gap-2 py-8 text-center">
      <Mascot mood="consoling" className="h-auto w-44" />
      <h2 className="text-xl">{title}</h2>
      <p className="mb-4 text-muted">{sentenceFor(error, 'Please try again in a moment.')}</p>
      <Button className="max-w-80" onClick={retry}>
        Retry
      </Button>
    </Card>
  );
}
