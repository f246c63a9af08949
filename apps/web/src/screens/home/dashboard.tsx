import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../api/failure-of.ts';
import { statsOf } from '../../course/stats.ts';
import { achievementsOf, progressOf, userOf } from '../../learner/reads.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { LevelCard } from './level-card.tsx';
import { PlacementCard } from './placement-card.tsx';
import { UserStats } from './user-stats.tsx';
import { WeeklyProgress } from './weekly-progress.tsx';
import { XpCard } from './xp-card.tsx';

/** How it stands with the learner, at one glance. It waits until its four reads are there. */
export function Dashboard({ userId }: { userId: string }) {
  const user = useQuery(userOf(userId));
  const stats = useQuery(statsOf(userId));
  const achievements = useQuery(achievementsOf(userId));
  const progress = useQuery(progressOf(userId));
  const failed = failureOf(user, stats, achievements, progress);
  if (failed) return <LoadFailed title="We couldn't load your dashboard" {...failed} />;
  if (!user.data || !stats.data || !achievements.data || !progress.data) {
    return <DashboardSkeleton />;
  }
  return (
    <section aria-label="Dashboard" className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-4">
        <XpCard userId={userId} />
        <LevelCard userId={userId} />
      </div>
      <WeeklyProgress userId={userId} />
      <UserStats stats={stats.data} achievements={achievements.data} />
      <PlacementCard userId={userId} />
    </section>
  );
}
