import type { PracticeInProgress } from './practice-in-progress.ts';
import { materialFrom, unitsByWord, unitsOf } from './practice-material.ts';
import { besideLessons, type Given, metBy, type StartedSession } from './start-session.ts';

/** Takes up a session that the tab has kept. */
export async function resumeSession(
  given: Given,
  session: PracticeInProgress,
): Promise<StartedSession> {
  const { queries, course, lexicon, lessons } = given;
  const unitOf = unitsByWord(course);
  const plans = [...session.done, ...session.next, ...(session.now ? [session.now.plan] : [])];
  const words = plans.flatMap(({ wordIds }) => wordIds);
  const taught = words.flatMap((word) => unitOf.get(word) ?? []);
  const ids = new Set([...taught, ...lessons.map(({ unitId }) => unitId)]);
  const { units } = await unitsOf(queries, [...ids]);
  const met = await metBy(given, new Map(units.map((unit) => [unit.id, unit])));
  const beside = await besideLessons(queries, met, unitOf);
  return { session, material: materialFrom(units, lexicon, met, beside) };
}
