import { LEVEL_CARD_PERCENT, levelOf, nextLevelAt } from '@hajde/rules/game/level';
import { useQuery } from '@tanstack/react-query';
import { LEVEL_NAMES } from '../../course/level-names.ts';
import { userOf } from '../../learner/reads.ts';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { ReadPlaceholder } from '../../ui/read-placeholder.tsx';

/** The level by XP, and the one the placement test gave. The bar is fixed by the specification. */
export function LevelCard({ userId }: { userId: string }) {
  const user = useQuery(userOf(userId));
  if (!user.data)
    return <ReadPlaceholder read={user} what="your level" shape="h-[159px] sm:h-[167px]" />;
  const { xp, placementLevel } = user.data;
  return (
    <Card className="flex flex-col gap-1.5">
      <div className="flex min-h-8 items-center">
        <h2 className="text-md">Level</h2>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-bold font-display text-2xl leading-tight">{levelOf(xp)}</span>
        <span className="text-muted text-sm">Next at {nextLevelAt(xp)} XP</span>
      </p>
      <p className="text-muted text-xs">Placement: {LEVEL_NAMES[placementLevel]}</p>
      <ProgressBar label="Level" value={LEVEL_CARD_PERCENT} tone="blue" className="mt-auto" />
    </Card>
  );
}
