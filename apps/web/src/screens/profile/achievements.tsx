import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../api/failure-of.ts';
import { achievementsOf } from '../../learner/reads.ts';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AchievementTile } from './achievement-tile.tsx';
import { FALLBACK_ACHIEVEMENTS } from './fallback-achievements.ts';
import { featuredAchievements } from './featured-achievements.ts';

/** Six at first; the others when they are asked for. */
export function Achievements({ userId }: { userId: string }) {
  const read = useQuery(achievementsOf(userId));
  const [all, setAll] = useState(false);
  const failed = failureOf(read);
  if (failed) return <LoadFailed title="We couldn't load your achievements" {...failed} />;
  if (!read.data) return <Skeleton className="h-80 rounded-lg" />;
  const achievements = read.data.length > 0 ? read.data : FALLBACK_ACHIEVEMENTS;
  const featured = featuredAchievements(achievements);
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-lg">Achievements</h2>
        <p className="text-muted text-sm">
          {achievements.filter(({ earned }) => earned).length} of {achievements.length} earned
        </p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-3">
        {(all ? achievements : featured).map((achievement) => (
          <AchievementTile key={achievement.id} achievement={achievement} />
        ))}
      </ul>
      {featured.length < achievements.length && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="mx-auto mt-2 -mb-2 flex min-h-11 items-center rounded-sm px-3 font-bold text-red-text underline-offset-4 hover:underline"
        >
          {all ? 'Show fewer' : `Show all ${achievements.length}`}
        </button>
      )}
    </Card>
  );
}
