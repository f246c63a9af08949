import type { SpokenLesson, UnitFile } from '@hajde/rules/course/course-files';
import { lessonAfter } from '@hajde/rules/path/next-lesson';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { outline, unit as unitFile } from '../../course/course.ts';
import { fetchClipsAhead } from '../../speech/loaded-clips.ts';

/** While a lesson is played, the next one comes: its questions and what it says. */
export function useFetchNextLesson(unit: UnitFile, lessonId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    lessonToCome(queries, unit, lessonId)
      .then((next) => next && fetchClipsAhead(next.speech))
      // Without a network there is nothing ahead; when it is wanted, it is asked for again.
      .catch((error) => console.warn('The next lesson could not be fetched ahead.', error));
  }, [queries, unit, lessonId]);
}

async function lessonToCome(
  queries: QueryClient,
  unit: UnitFile,
  lessonId: string,
): Promise<SpokenLesson | undefined> {
  const next = lessonAfter(unit, lessonId);
  if (next) return next;
  const { units } = await queries.ensureQueryData(outline());
  const unitToCome = units.find(({ order }) => order === unit.order + 1);
  if (!unitToCome) return undefined;
  const file = await queries.ensureQueryData(unitFile(unitToCome.id));
  return file?.lessons.find(({ order }) => order === 1);
}
