import { Card } from '../../ui/card.tsx';
import { Mascot } from '../../ui/mascot.tsx';

export function OfflineNotAvailable() {
  return (
    <Card className="flex flex-col items-center gap-2 py-8 text-center">
      <Mascot mood="consoling" className="h-auto w-44" />
      <h2 className="text-xl">Offline Mode Not Available</h2>
      <p className="max-w-100 text-muted">
        This browser can't save lessons for offline use. Hajde works here while you're online.
      </p>
    </Card>
  );
}
