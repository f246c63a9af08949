import { timeZone } from '../base/time-zone.ts';
import { offlineDatabase } from './database.ts';
import { announceProgressChange } from './progress-channel.ts';

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

/** Keeps a lesson that could not be handed in, until it can. Keeping it again changes nothing. */
export async function keepPending(
  { completedAt, ...lesson }: FinishedLesson,
  mistakes: number,
): Promise<void> {
  const database = await offlineDatabase();
  const tx = database.transaction('offlineProgress', 'readwrite');
  const known = await tx.store.index('lessonId').getAll(lesson.lessonId);
  if (!known.some(({ completionId }) => completionId === lesson.completionId)) {
    await tx.store.add({
      ...lesson,
      mistakes,
      timeZone: timeZone(),
      syncStatus: 'pending',
      savedAt: completedAt,
    });
  }
  await tx.done;
  announceProgressChange();
}
