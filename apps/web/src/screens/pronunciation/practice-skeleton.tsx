import { Skeleton } from '../../ui/skeleton.tsx';

export function PracticeSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading
      </p>
      <Skeleton className="h-16" />
      <Skeleton className="h-110 rounded-lg" />
    </>
  );
}
