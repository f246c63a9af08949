import { Skeleton } from '../ui/skeleton.tsx';

/** The shape of a screen whose code or first data is on its way. */
export function ScreenSkeleton() {
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-4 px-4 pt-4 pb-28">
      <p role="status" className="sr-only">
        Loading
      </p>
      <Skeleton className="h-11" />
      <Skeleton className="h-46 rounded-xl" />
      <Skeleton className="h-32 rounded-lg" />
      <Skeleton className="h-32 rounded-lg" />
    </div>
  );
}
