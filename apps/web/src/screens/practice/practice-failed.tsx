import { LoadFailed } from '../../ui/load-failed.tsx';
import { Screen } from '../../ui/screen.tsx';

export function PracticeFailed({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <Screen title="Practice">
      <h1 className="sr-only">Practice</h1>
      <LoadFailed title="We couldn't load your practice" error={error} retry={retry} />
    </Screen>
  );
}
