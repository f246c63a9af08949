import type { QueryClient } from '@tanstack/react-query';
import { currentSession } from '../app/session.ts';
import { outline, unit } from '../course/course.ts';
import { refreshLearner } from '../learner/reads.ts';
import { timeZone } from '../learner/time-zone.ts';
import { keepRead } from '../offline/last-reads.ts';
import { unsentOf } from '../offline/pending-progress.ts';
import type { Brought } from './brought.ts';

/**
 * Makes the app know what the page's picture shows, so that it can go on from it. False where the
 * picture is not what this device would draw: another learner, or something half done in this tab.
 */
export async function takeOver(queries: QueryClient, brought: Brought): Promise<boolean> {
  const { userId, answers, outlined, unitId } = brought;
  if (userId !== (currentSession()?.userId ?? null)) return false;
  for (const { name, input, answer } of answers) {
    queries.setQueryData([name, input], answer);
    if (userId !== null) void keepRead(userId, name, input, answer);
  }
  if (userId !== null) void addWhatTheServerCannotKnow(queries, userId, brought.zone);
  try {
    if (outlined) await queries.ensureQueryData(outline());
    if (unitId !== null) await queries.ensureQueryData(unit(unitId));
  } catch (error) {
    console.warn('The course could not be read.', error);
    return false;
  }
  return sessionStorage.length === 0;
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
