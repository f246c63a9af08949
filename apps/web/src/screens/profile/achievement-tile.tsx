import { Check } from 'lucide-react';
import { Chip } from '../../ui/chip.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { iconOf } from './achievement-icon.ts';
import type { Achievement } from './featured-achievements.ts';

const TONES = { Common: 'quiet', Rare: 'blue', Epic: 'red', Legendary: 'gold' } as const;

/** One achievement: its picture, what it is for, and how far it has come. */
export function AchievementTile({ achievement }: { achievement: Achievement }) {
  const { id, name, description, rarity, earned, progress, maxProgress } = achievement;
  const Icon = iconOf(id);
  return (
    <li
      className={`flex flex-col items-center gap-1.5 rounded-md border-2 px-2 py-3 text-center ${
        earned ? 'border-gold bg-gold-tint' : 'border-line bg-surface'
      }`}
    >
      <span
        className={`relative grid size-11 place-items-center rounded-pill ${earned ? 'bg-gold text-on-gold' : 'bg-sunk text-muted'}`}
      >
        <Icon aria-hidden size={24} strokeWidth={2.25} />
        {earned && (
          <span className="absolute -right-1 -bottom-1 grid size-5 place-items-center rounded-pill bg-ok text-on-ok">
            <Check aria-hidden size={14} strokeWidth={3.5} />
          </span>
        )}
      </span>
      <h3 className="text-md">{name}</h3>
      <p className="text-muted text-xs">{description}</p>
      <div className="mt-auto flex w-full flex-col items-center gap-2 pt-1">
        {!earned && progress !== undefined && maxProgress !== undefined && (
          <div className="flex w-full items-center gap-2 px-1">
            <ProgressBar
              label={name}
              value={progress}
              max={maxProgress}
              className="min-w-0 flex-1"
            />
            <span className="text-muted text-xs tabular-nums">
              {progress}/{maxProgress}
            </span>
          </div>
        )}
        <Chip tone={TONES[rarity]}>{rarity}</Chip>
      </div>
      <span className="sr-only">{earned ? 'Earned' : 'Not earned yet'}</span>
    </li>
  );
}
