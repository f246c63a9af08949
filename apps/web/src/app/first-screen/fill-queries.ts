import type { QueryClient } from '@tanstack/react-query';
import { keepRead } from '../../api/last-reads.ts';
import { outline, unit } from '../../course/course.ts';
import { refreshLearner } from '../../learner/reads.ts';
import { isAnyUnsentOrSyncedSince } from '../../outbox/newer-than-page.ts';
import type { PageData } from './page-data.ts';

/**
 * Puts what the page carries where the app's reads would have put it, so that React hydrates the first
 * screen without a read. False where the course that it shows cannot be had.
 */
export async function fillQueries(
  queries: QueryClient,
  userId: string,
  { answers, outlined, unitId }: PageData,
): Promise<boolean> {
  for (const { name, input, answer } of answers) {
    queries.setQueryData([name, input], answer);
    keepRead(userId, name, input, answer);
  }
  void refreshIfDeviceKnowsMore(queries, userId);
  try {
    if (outlined) await queries.ensureQueryData(outline());
    if (unitId !== null) await queries.ensureQueryData(unit(unitId));
    return true;
  } catch (error) {
    console.warn('The course could not be read.', error);
    return false;
  }
}

/**
 * Of lessons that wait here, and of those that another tab or the service worker has handed in since
 * this page was asked for: its drawing may be older than they are, and nobody listened yet.
 */
async function refreshIfDeviceKnowsMore(queries: QueryClient, userId: string): Promise<void> {
  const knowsMore = await isAnyUnsentOrSyncedSince(userId, performance.timeOrigin).catch(
    (error) => {
      console.warn('The local database cannot be read.', error);
      return false;
    },
  );
  if (knowsMore) await refreshLearner(queries);
}
