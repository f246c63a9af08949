import type { QueryClient } from '@tanstack/react-query';
import { keepRead } from '../../api/last-reads.ts';
import { timeZone } from '../../base/time-zone.ts';
import { outline, unit } from '../../course/course.ts';
import { unsentOf } from '../../device/pending-progress.ts';
import { refreshLearner } from '../../learner/reads.ts';
import type { Brought } from './page-data.ts';

/** Makes the app know what the page's picture shows, so that it can go on from it. */
export async function takeOver(
  queries: QueryClient,
  userId: string,
  { answers, zone, outlined, unitId }: Brought,
): Promise<boolean> {
  for (const { name, input, answer } of answers) {
    queries.setQueryData([name, input], answer);
    void keepRead(userId, name, input, answer);
  }
  void addWhatTheServerCannotKnow(queries, userId, zone);
  try {
    if (outlined) await queries.ensureQueryData(outline());
    if (unitId !== null) await queries.ensureQueryData(unit(unitId));
    return true;
  } catch (error) {
    console.warn('The course could not be read.', error);
    return false;
  }
}

async function addWhatTheServerCannotKnow(
  queries: QueryClient,
  userId: string,
  zone: string,
): Promise<void> {
  const unsent = await unsentOf(userId).catch((error) => {
    console.warn('The local database cannot be read.', error);
    return [];
  });
  if (unsent.length > 0 || zone !== timeZone()) await refreshLearner(queries);
}
