import { Skeleton } from '../ui/skeleton.tsx';
import { StartFrame } from './start-frame.tsx';

export function StartSkeleton() {
  return (
    <StartFrame>
      <p role="status" className="sr-only">
        Loading your account
      </p>
      <Skeleton className="h-46 rounded-xl" />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {['xp', 'gems', 'hearts', 'streak'].map((tile) => (
          <Skeleton key={tile} className="h-27 rounded-lg" />
        ))}
      </div>
    </StartFrame>
  );
}
