import type { Answer } from '@hajde/contract/types';
import { levelOf } from '@hajde/rules/game/level';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { BoltIcon, FlameIcon, GemIcon } from '../../ui/reward-icons.tsx';

export function ProfileHead({ user }: { user: Answer<'GET /api/users/:id'> }) {
  const [initial = '?'] = user.username.toUpperCase();
  return (
    <Card className="flex flex-col gap-5">
      <div className="flex items-center gap-4">
        <span
          aria-hidden
          className="grid size-18 shrink-0 place-items-center rounded-pill bg-red font-bold font-display text-3xl text-on-red shadow-[0_4px_0_var(--red-edge)]"
        >
          {initial}
        </span>
        <div className="min-w-0">
          <h1 className="break-words text-2xl">{user.username}</h1>
          <Chip className="mt-1">Level {levelOf(user.xp)}</Chip>
        </div>
      </div>
      <ul className="grid grid-cols-3 gap-3">
        <Tile icon={<BoltIcon />} value={user.xp} name="XP" />
        <Tile icon={<GemIcon />} value={user.gems} name="Gems" />
        <Tile icon={<FlameIcon />} value={user.streak} name="Streak" />
      </ul>
    </Card>
  );
}

function Tile({ icon, value, name }: { icon: ReactNode; value: number; name: string }) {
  return (
    <li className="flex flex-col items-center gap-1 rounded-md bg-sunk px-2 py-3 text-center">
      {icon}
      <span className="font-bold font-display text-xl leading-none tabular-nums">{value}</span>
      <span className="text-muted text-xs">{name}</span>
    </li>
  );
}
