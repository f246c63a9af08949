import { Refusal } from '../http/refusal.ts';
import type { LockedLearner } from './locked-learner.ts';

/** Whether the learner's fresh start has wiped what was done at this moment. */
export function isWiped({ learner: { wipedAt } }: LockedLearner, at: Date): boolean {
  return wipedAt !== null && at < wipedAt;
}

export function refuseIfWiped(locked: LockedLearner, sentence: string): void {
  if (isWiped(locked, locked.moment.at)) throw wiped(sentence);
}

/** No repetition changes this answer: a device does not send it again. */
export const wiped = (sentence: string) => new Refusal(409, 'before_fresh_start', sentence);
