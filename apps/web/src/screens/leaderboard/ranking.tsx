import type { Period } from '@hajde/rules/days/periods';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../api/failure-of.ts';
import { type Board, rankingOf } from '../../learner/leaderboard-reads.ts';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Mascot } from '../../ui/mascot.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RankingRow } from './ranking-row.tsx';

const EMPTY: Record<Board, string> = {
  xp: 'No rankings available yet. Start learning to climb the leaderboard!',
  streak: 'No streak rankings available yet. Build your streak to compete!',
};

export function Ranking({
  userId,
  board,
  period,
}: {
  userId: string;
  board: Board;
  period: Period;
}) {
  const entries = useQuery(rankingOf(board, period));
  const failed = failureOf(entries);
  if (failed) return <LoadFailed title="We couldn't load the rankings" {...failed} />;
  if (!entries.data) return <RankingSkeleton />;
  if (entries.data.length === 0) {
    return (
      <Card className="flex flex-col items-center gap-3 py-8 text-center">
        <Mascot mood="happy" className="h-auto w-36" />
        <p className="max-w-90 text-muted">{EMPTY[board]}</p>
      </Card>
    );
  }
  return (
    <ol className="flex flex-col gap-2">
      {entries.data.map((entry) => (
        <RankingRow key={entry.id} entry={entry} board={board} you={entry.userId === userId} />
      ))}
    </ol>
  );
}

function RankingSkeleton() {
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="sr-only">
        Loading the rankings
      </p>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-18 rounded-lg" />
      ))}
    </div>
  );
}
