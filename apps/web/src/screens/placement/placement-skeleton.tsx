import { Skeleton } from '../../ui/skeleton.tsx';

export function PlacementSkeleton() {
  return (
    <main className="mx-auto flex w-full max-w-[760px] flex-col gap-5 px-4 pt-3">
      <h1 className="sr-only">Placement test</h1>
      <p role="status" className="sr-only">
        Loading the test
      </p>
      <Skeleton className="h-11" />
      <div className="mt-12">
        <Skeleton className="mb-3 h-12 w-1/2" />
        <Skeleton className="h-25 rounded-lg" />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {[1, 2, 3, 4].map((option) => (
          <Skeleton key={option} className="mb-1 h-15" />
        ))}
      </div>
    </main>
  );
}
