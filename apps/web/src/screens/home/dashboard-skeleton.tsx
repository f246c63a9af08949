import { Skeleton } from '../../ui/skeleton.tsx';

export function DashboardSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading your dashboard
      </p>
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-[167px] rounded-lg!" />
        <Skeleton className="h-[167px] rounded-lg!" />
      </div>
      <Skeleton className="h-46 rounded-lg!" />
      <Skeleton className="h-[259px] rounded-lg!" />
      <Skeleton className="h-42 rounded-lg!" />
    </>
  );
}
