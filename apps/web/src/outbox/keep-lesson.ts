import { timeZone } from '../base/time-zone.ts';
import { asRecord, keep } from './outbox.ts';

/** A finished lesson as the player hands it in. */
interface FinishedLesson {
  readonly userId: string;
  readonly lessonId: string;
  readonly unitId: string;
  readonly perfect: boolean;
  readonly xpEarned: number;
  readonly gemsEarned: number;
  readonly completionId: string;
  readonly answers: string[];
  readonly courseVersion?: string;
  readonly completedAt: string;
}

/** Keeps a lesson that could not be handed in, until it can. */
export function keepLesson(
  { completedAt, ...lesson }: FinishedLesson,
  mistakes: number,
): Promise<void> {
  return keep(
    asRecord({
      ...lesson,
      mistakes,
      timeZone: timeZone(),
      syncStatus: 'pending',
      savedAt: completedAt,
    }),
  );
}
