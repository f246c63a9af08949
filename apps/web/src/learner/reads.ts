import type { QueryClient } from '@tanstack/react-query';
import { read, reading } from '../api/read.ts';
import { type OutboxRecord, ofKind } from '../outbox/records.ts';
import { ON_THIS_DEVICE } from './pending-work.ts';
import { readWithPending } from './read-with-pending.ts';
import type { ProgressHere, UserHere } from './with-pending.ts';

/** The rules of the streak and the days come along only where something has to be worked out. */
const rules = () => import('./with-pending.ts');

/** What each kind changes comes along only where something waits. */
const effectsOf = async (id: string, records: readonly OutboxRecord[], signal: AbortSignal) =>
  records.length === 0
    ? []
    : (await import('./pending-effects.ts')).pendingEffects(id, records, signal);

/** What is read about the learner on more than one screen. */
export const userOf = (id: string) =>
  readWithPending(
    'GET /api/users/:id',
    id,
    async (user, { records, settled, here }, { signal }): Promise<UserHere> => {
      if (settled) return user;
      const [{ userWithPending }, effects] = await Promise.all([
        rules(),
        effectsOf(id, records, signal),
      ]);
      return userWithPending(user, effects, here);
    },
  );
export const progressOf = (id: string) =>
  readWithPending(
    'GET /api/users/:id/progress',
    id,
    async (progress, { records, settled }): Promise<ProgressHere> =>
      settled ? progress : (await rules()).progressWithPending(progress, ofKind('lesson', records)),
  );
export const weeklyProgressOf = (id: string) =>
  readWithPending(
    'GET /api/users/:id/weekly-progress',
    id,
    async (week, { records, settled, here }, asking) => {
      if (settled) return week;
      const user = await reading('GET /api/users/:id', { params: { id } }, asking.signal);
      const { weekWithPending } = await rules();
      const effects = await effectsOf(id, records, asking.signal);
      return weekWithPending(week, effects, user.answer, here);
    },
  );
export const achievementsOf = (id: string) =>
  read('GET /api/users/:id/achievements', { params: { id } });
export const placementOf = (id: string) =>
  read('GET /api/users/:id/placement-test', { params: { id } });
export const dailyChallenges = () => read('GET /api/daily-challenges');

/** Everything about the learner that a lesson, a purchase or a reward may have changed. */
export function refreshLearner(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey: [name] }) =>
      name === ON_THIS_DEVICE[0] ||
      (typeof name === 'string' && /^GET \/api\/(users|leaderboards|daily-challenges)/.test(name)),
  });
}
