import type { Answer } from '@hajde/contract/types';
import { localDay } from '@hajde/rules/days/days';
import { ofKind } from '../outbox/records.ts';
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
    async (answer, { here, records }): Promise<Practice> => {
      const pending = ofKind('practice', records);
      const talks = ofKind('conversation', records);
      const day = localDay(here.now, here.zone);
      // An older app has kept reads that tell no portion yet.
      const whole = answer.day === day && answer.portion !== undefined;
      if (pending.length === 0 && talks.length === 0 && whole) return answer;
      // The memory comes along only where something has to be worked out.
      const { practiceWithPending } = await import('./practice-with-pending.ts');
      return practiceWithPending(answer, pending, day, talks);
    },
  );
