import { Snowflake, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { HeartIcon } from '../../ui/heart-icon.tsx';

const PICTURES: Record<string, { ground: string; picture: ReactNode }> = {
  heart_refill: { ground: 'bg-red-tint', picture: <HeartIcon size={36} /> },
  streak_freeze: {
    ground: 'bg-blue-tint text-blue-text',
    picture: <Snowflake aria-hidden size={36} strokeWidth={2.25} />,
  },
  double_xp: {
    ground: 'bg-gold-tint text-gold-text',
    picture: <Zap aria-hidden size={36} strokeWidth={2.25} />,
  },
};

export function ItemPicture({ type }: { type: string }) {
  const { ground = 'bg-sunk', picture = null } = PICTURES[type] ?? {};
  return (
    <span className={`grid size-16 shrink-0 place-items-center rounded-md ${ground}`}>
      {picture}
    </span>
  );
}
