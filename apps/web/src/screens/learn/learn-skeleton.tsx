import { Skeleton } from '../../ui/skeleton.tsx';

export function LearnSkeleton() {
  return (
    <>
      <h1 className="sr-only">Learn</h1>
      <p role="status" className="sr-only">
        Loading the path
      </p>
      <Skeleton className="h-82 rounded-xl" />
      <Skeleton className="h-52 rounded-lg" />
      <Skeleton className="h-52 rounded-lg" />
    </>
  );
}
