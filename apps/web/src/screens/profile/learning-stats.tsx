import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../api/failure-of.ts';
import { statsOf } from '../../course/stats.ts';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function LearningStats({ userId }: { userId: string }) {
  const stats = useQuery(statsOf(userId));
  const failed = failureOf(stats);
  if (failed) return <LoadFailed title="We couldn't load your stats" {...failed} />;
  if (!stats.data) return <Skeleton className="h-58 rounded-lg" />;
  const { lessonsCompleted, perfectLessons, unitsCompleted, longestStreak } = stats.data;
  return (
    <Card>
      <h2 className="mb-2 text-lg">Learning Stats</h2>
      <dl>
        <Row name="Lessons completed" value={lessonsCompleted} />
        <Row name="Perfect lessons" value={perfectLessons} />
        <Row name="Units completed" value={unitsCompleted} />
        <Row name="Longest streak" value={longestStreak} />
      </dl>
    </Card>
  );
}

function Row({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex items-center justify-between gap-4 border-line py-2.5 not-first:border-t-2">
      <dt>{name}</dt>
      <dd className="font-bold font-display text-md tabular-nums">{value}</dd>
    </div>
  );
}
