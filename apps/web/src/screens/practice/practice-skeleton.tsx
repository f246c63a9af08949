import { Screen } from '../../ui/screen.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The shape of an exercise while it is made. */
export function PracticeSkeleton() {
  return (
    <Screen title="Practice">
      <h1 className="sr-only">Practice</h1>
      <p role="status" className="sr-only">
        Getting your session ready
      </p>
      <Skeleton className="h-6" />
      <Skeleton className="h-24 rounded-lg!" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </Screen>
  );
}
