import type { Period } from '@hajde/rules/days/periods';
import { useQuery } from '@tanstack/react-query';
import { ownRankOf } from '../../learner/leaderboard-reads.ts';
import { Card } from '../../ui/card.tsx';
import { ReadPlaceholder } from '../../ui/read-placeholder.tsx';
import { BoltIcon } from '../../ui/reward-icons.tsx';

export function YourPosition({ userId, period }: { userId: string; period: Period }) {
  const position = useQuery(ownRankOf(userId, period));
  if (!position.data) return <ReadPlaceholder read={position} what="your position" shape="h-25" />;
  const { rank, value } = position.data;
  return (
    <Card className="flex items-center justify-between gap-4 border-red">
      <div>
        <h2 className="text-md text-muted">Your Position</h2>
        <p className="font-bold font-display text-2xl leading-tight">
          {rank === null ? 'Not ranked yet' : `#${rank}`}
        </p>
      </div>
      <p className="flex items-center gap-1.5 font-bold font-display text-xl">
        <BoltIcon />
        {value} XP
      </p>
    </Card>
  );
}
