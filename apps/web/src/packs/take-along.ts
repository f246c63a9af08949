import type { QueryClient } from '@tanstack/react-query';
import { read } from '../api/read.ts';
import { currentSession } from '../app/session.ts';
import { outline } from '../course/course.ts';
import {
  achievementsOf,
  badgesOf,
  dailyChallenges,
  placementOf,
  progressOf,
  statsOf,
  userOf,
  weeklyProgressOf,
} from '../learner/reads.ts';

/**
 * Who downloads a pack is about to go offline: reads what the other screens show, unless it has been
 * read already, so that they have something to show then.
 */
export async function takeAlong(queries: QueryClient): Promise<void> {
  const userId = currentSession()?.userId;
  if (userId === undefined) return;
  const results = await Promise.allSettled([
    queries.ensureQueryData(outline()),
    queries.ensureQueryData(userOf(userId)),
    queries.ensureQueryData(progressOf(userId)),
    queries.ensureQueryData(placementOf(userId)),
    queries.ensureQueryData(statsOf(userId)),
    queries.ensureQueryData(weeklyProgressOf(userId)),
    queries.ensureQueryData(achievementsOf(userId)),
    queries.ensureQueryData(badgesOf(userId)),
    queries.ensureQueryData(dailyChallenges()),
    queries.ensureQueryData(shopItems()),
    queries.ensureQueryData(culture()),
    queries.ensureQueryData(cultureReadBy(userId)),
    queries.ensureQueryData(weeklyBoard()),
    queries.ensureQueryData(weeklyPosition(userId)),
  ]);
  for (const result of results) {
    if (result.status === 'rejected') console.warn('Not taken along:', result.reason);
  }
}

const shopItems = () => read('GET /api/shop/items');
const culture = () => read('GET /api/cultural-content', { query: {} });
const cultureReadBy = (id: string) =>
  read('GET /api/users/:id/cultural-content', { params: { id } });
const weeklyBoard = () => read('GET /api/leaderboards/weekly_xp/current_week');
const weeklyPosition = (id: string) =>
  read('GET /api/users/:id/leaderboard/weekly_xp/:period', {
    params: { id, period: 'current_week' },
  });
