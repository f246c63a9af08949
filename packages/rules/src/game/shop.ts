import type { ShopItemType } from '../course/course.ts';
import { MAX_HEARTS } from './hearts.ts';

export const MAX_FREEZES_HELD = 2;
/** The only quantity that can be bought at a time. */
export const PURCHASE_QUANTITY = 1;

type Refusal = 'hearts_full' | 'freezes_full';

/** Why an item would do the learner no good now, or null. Whether they can pay is another matter. */
export function refusal(
  type: ShopItemType,
  { hearts, freezesHeld }: { readonly hearts: number; readonly freezesHeld: number },
): Refusal | null {
  if (type === 'heart_refill' && hearts >= MAX_HEARTS) return 'hearts_full';
  if (type === 'streak_freeze' && freezesHeld >= MAX_FREEZES_HELD) return 'freezes_full';
  return null;
}
