import type { Answer } from '@hajde/contract/types';
import { isDoubleXp } from '@hajde/rules/game/double-xp';
import { MAX_HEARTS } from '@hajde/rules/game/hearts';
import { MAX_FREEZES_HELD } from '@hajde/rules/game/shop';
import { useNow } from '../../base/use-now.ts';
import { useHearts } from '../../learner/use-hearts.ts';
import { Chip } from '../../ui/chip.tsx';
import { clockTime } from './clock-time.ts';

type User = Answer<'GET /api/users/:id'>;

/** What of this kind the learner has, or has running. */
export function ItemHeld({ type, user }: { type: string; user: User }) {
  const hearts = useHearts(user);
  const doubleUntil = user.doubleXpUntil === null ? null : new Date(user.doubleXpUntil);
  const now = useNow(doubleUntil);
  const text = textOf(type, {
    hearts,
    freezes: user.streakFreezes,
    doubleUntil: isDoubleXp(doubleUntil, now) ? doubleUntil : null,
  });
  return text && <Chip className="mt-2">{text}</Chip>;
}

interface Held {
  readonly hearts: number;
  readonly freezes: number;
  readonly doubleUntil: Date | null;
}

function textOf(type: string, { hearts, freezes, doubleUntil }: Held): string | null {
  switch (type) {
    case 'heart_refill':
      return hearts === MAX_HEARTS ? 'Hearts are full' : `${hearts} of ${MAX_HEARTS} hearts`;
    case 'streak_freeze':
      return freezes > 0 ? `You have ${freezes} of ${MAX_FREEZES_HELD}` : null;
    case 'double_xp':
      return doubleUntil && `Active until ${clockTime(doubleUntil)}`;
    default:
      return null;
  }
}
