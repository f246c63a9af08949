import type { Answer } from '@hajde/contract/types';
import { useQuery } from '@tanstack/react-query';
import { Award, Lock } from 'lucide-react';
import { failureOf } from '../../api/failure-of.ts';
import { achievementsOf } from '../../learner/reads.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FALLBACK_ACHIEVEMENTS } from './fallback-achievements.ts';

type Achievement = Answer<'GET /api/users/:id/achievements'>[number];

export function Achievements({ userId }: { userId: string }) {
  const read = useQuery(achievementsOf(userId));
  const failed = failureOf(read);
  if (failed) return <LoadFailed title="Your achievements could not be loaded" {...failed} />;
  if (!read.data) return <Skeleton className="h-80 rounded-lg" />;
  const achievements = read.data.length > 0 ? read.data : FALLBACK_ACHIEVEMENTS;
  return (
    <Card>
      <h2 className="mb-3 text-lg">Achievements</h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {achievements.map((achievement) => (
          <Tile key={achievement.id} achievement={achievement} />
        ))}
      </ul>
    </Card>
  );
}

const TONES = { Common: 'quiet', Rare: 'blue', Epic: 'red', Legendary: 'gold' } as const;

function Tile({
  achievement: { name, description, rarity, earned },
}: {
  achievement: Achievement;
}) {
  const Icon = earned ? Award : Lock;
  return (
    <li
      className={`flex flex-col items-center gap-1.5 rounded-md border-2 px-2 py-3 text-center ${
        earned ? 'border-gold bg-gold-tint' : 'border-line bg-surface'
      }`}
    >
      <span
        className={`grid size-11 place-items-center rounded-pill ${earned ? 'bg-gold text-on-gold' : 'bg-sunk text-muted'}`}
      >
        <Icon aria-hidden size={24} strokeWidth={2.25} />
      </span>
      <h3 className="text-md">{name}</h3>
      <p className="text-muted text-xs">{description}</p>
      <Chip tone={TONES[rarity]} className="mt-auto">
        {rarity}
      </Chip>
      <span className="sr-only">{earned ? 'Earned' : 'Not earned yet'}</span>
    </li>
  );
}
