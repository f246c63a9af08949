import type { QueryClient } from '@tanstack/react-query';
import { read, reading } from '../api/read.ts';
import { progressWithPending, userWithPending, weekWithPending } from '../offline/with-pending.ts';
import { readWithPending } from './read-with-pending.ts';

/** What is read about the learner on more than one screen. */
export const userOf = (id: string) =>
  readWithPending('GET /api/users/:id', id, async (user, { records, settled, here }) =>
    settled ? user : userWithPending(user, records, here),
  );
export const progressOf = (id: string) =>
  readWithPending('GET /api/users/:id/progress', id, async (progress, { records }) =>
    progressWithPending(progress, records),
  );
export const weeklyProgressOf = (id: string) =>
  readWithPending(
    'GET /api/users/:id/weekly-progress',
    id,
    async (week, { records, settled, here }, signal) => {
      if (settled) return week;
      const user = await reading('GET /api/users/:id', { params: { id } }, signal);
      return weekWithPending(week, records, user.answer, here);
    },
  );
export const statsOf = (id: string) => read('GET /api/users/:id/stats', { params: { id } });
export const achievementsOf = (id: string) =>
  read('GET /api/users/:id/achievements', { params: { id } });
export const badgesOf = (id: string) => read('GET /api/users/:id/badges', { params: { id } });
export const placementOf = (id: string) =>
  read('GET /api/users/:id/placement-test', { params: { id } });
export const dailyChallenges = () => read('GET /api/daily-challenges');

/** Everything about the learner that a lesson, a purchase or a reward may have changed. */
export function refreshLearner(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey: [name] }) =>
      typeof name === 'string' &&
      /^GET \/api\/(users|leaderboards|daily-challenges)|^on this device$/.test(name),
  });
}
