import { DAILY_GOAL_XP, dailyGoalShare } from '@hajde/rules/game/level';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useToday } from '../../base/use-today.ts';
import { userOf, weeklyProgressOf } from '../../learner/reads.ts';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { ReadPlaceholder } from '../../ui/read-placeholder.tsx';
import { BoltIcon } from '../../ui/reward-icons.tsx';

/** XP of today against the daily goal, and XP in total. */
export function XpCard({ userId }: { userId: string }) {
  const user = useQuery(userOf(userId));
  const week = useQuery(weeklyProgressOf(userId));
  const day = useToday();
  if (!user.data || !week.data) {
    const read = user.isError ? user : week;
    return <ReadPlaceholder read={read} what="your XP" shape="h-[159px] sm:h-[167px]" />;
  }
  // A week that was read before midnight does not have this day yet.
  const today = week.data.xp[week.data.days.indexOf(day)] ?? 0;
  const share = dailyGoalShare(today);
  return (
    <Card className="flex flex-col gap-1.5">
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h2 className="text-md">Daily Goal</h2>
        {share === 1 ? <Reached /> : <BoltIcon size={26} />}
      </div>
      <p className="font-display font-bold text-muted">
        <span className="text-2xl text-ink leading-tight">{today}</span> / {DAILY_GOAL_XP} XP
      </p>
      <p className="text-muted text-sm">{user.data.xp} XP in total</p>
      <ProgressBar
        label="Daily goal"
        value={share * DAILY_GOAL_XP}
        max={DAILY_GOAL_XP}
        className="mt-auto"
      />
    </Card>
  );
}

function Reached() {
  return (
    <span className="grid size-7 place-items-center rounded-pill bg-ok text-on-ok">
      <Check aria-hidden size={18} strokeWidth={3} />
      <span className="sr-only">Goal reached</span>
    </span>
  );
}
