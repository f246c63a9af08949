import type { Answer } from '@hajde/contract/types';
import { Card } from '../../ui/card.tsx';

/** What the learner has done so far. */
export function UserStats({
  stats,
  achievements,
}: {
  stats: Answer<'GET /api/users/:id/stats'>;
  achievements: Answer<'GET /api/users/:id/achievements'>;
}) {
  const earned = achievements.filter((achievement) => achievement.earned).length;
  return (
    <Card>
      <h2 className="text-lg">Your Stats</h2>
      <dl className="mt-2">
        <Row name="Lessons completed" value={stats.lessonsCompleted} />
        <Row name="Perfect lessons" value={stats.perfectLessons} />
        <Row name="Units completed" value={stats.unitsCompleted} />
        <Row name="Longest streak" value={stats.longestStreak} />
        <Row name="Achievements" value={`${earned} of ${achievements.length}`} />
      </dl>
    </Card>
  );
}

function Row({ name, value }: { name: string; value: number | string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-line py-1.5 not-first:border-t-2 last:pb-0">
      <dt className="text-sm">{name}</dt>
      <dd className="font-bold font-display text-md">{value}</dd>
    </div>
  );
}
