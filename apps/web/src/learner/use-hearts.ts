import type { Answer } from '@hajde/contract/types';
import { heartsAt, nextHeartAt } from '@hajde/rules/game/hearts';
import { useNow } from '../base/use-now.ts';
import { fullAt } from './with-pending.ts';

type User = Answer<'GET /api/users/:id'>;

/** The learner's hearts, which grow back while the screen is open. */
export function useHearts<U extends User | undefined>(user: U): U extends User ? number : undefined;
export function useHearts(user: User | undefined): number | undefined {
  const full = user && fullAt(user);
  const now = useNow(full ? nextHeartAt(full, new Date()) : null);
  return full && heartsAt(full, now);
}
