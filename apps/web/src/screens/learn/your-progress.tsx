import type { Level } from '@hajde/rules/course/course';
import { levelOf, nextLevelAt, XP_PER_LEVEL, xpIntoLevel } from '@hajde/rules/game/level';
import { LEVEL_NAMES } from '../../course/level-names.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

export function YourProgress({
  xp,
  level,
  notYetSynced,
}: {
  xp: number;
  level: Level;
  /** How much of the XP only this device knows. */
  notYetSynced: number;
}) {
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-lg">Your Progress</h1>
        <Chip>
          Level {levelOf(xp)} · Placement: {LEVEL_NAMES[level]}
        </Chip>
      </div>
      <ProgressBar label="XP in this level" value={xpIntoLevel(xp)} max={XP_PER_LEVEL} />
      <p className="mt-2 flex justify-between gap-2 text-muted text-sm">
        <span className="font-bold">{xp} XP</span>
        <span>
          {nextLevelAt(xp) - xp} to level {levelOf(xp) + 1}
        </span>
      </p>
      {notYetSynced > 0 && (
        <p className="mt-1 text-blue-text text-sm">{notYetSynced} XP not yet synced</p>
      )}
    </Card>
  );
}
