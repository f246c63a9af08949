import type { Answer } from '@hajde/contract/types';
import { localDay } from '@hajde/rules/days';
import { unsentPracticeOf } from '../device/pending-practice.ts';
import type { PendingPractice } from '../device/practice-database.ts';
import { readWithPending } from './read-with-pending.ts';

export type Practice = Answer<'GET /api/users/:id/practice'>;

/**
 * What is due and how every word is remembered, as this device knows it: what was practised here and
 * not handed in yet is taken in, and what the server said on another day is due by today's.
 */
export const practiceOf = (id: string) =>
  readWithPending(
    'GET /api/users/:id/practice',
    id,
    async (answer, { here }): Promise<Practice> => {
      const pending = await unsentHere(id);
      const day = localDay(here.now, here.zone);
      if (pending.length === 0 && answer.day === day) return answer;
      // The memory comes along only where something has to be worked out.
      const { practiceWithPending } = await import('./practice-with-pending.ts');
      return practiceWithPending(answer, pending, day);
    },
  );

/** A browser that keeps no database has nothing that waits in it. */
function unsentHere(id: string): Promise<PendingPractice[]> {
  return unsentPracticeOf(id).catch((error) => {
    console.warn('The local database cannot be read.', error);
    return [];
  });
}
