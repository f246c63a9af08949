import type { UnitFile } from '@hajde/rules/course/course-files';
import { localDay } from '@hajde/rules/days/days';
import { lessonEvents } from '@hajde/rules/memory/lesson-events';
import { withPending } from '@hajde/rules/memory/pending';
import type { WordMemory } from '@hajde/rules/memory/word-memory';
import type { OfflineProgress } from '../../device/database.ts';

/** The words met, with those of lessons that wait on this device. */
export function withLessons(
  words: readonly WordMemory[],
  lessons: readonly OfflineProgress[],
  units: ReadonlyMap<string, UnitFile>,
): WordMemory[] {
  const events = lessons.flatMap(
    ({ lessonId, unitId, completionId, answers, savedAt, timeZone }) => {
      const lesson = units.get(unitId)?.lessons.find(({ id }) => id === lessonId);
      const at = new Date(savedAt);
      const day = localDay(at, timeZone);
      if (!lesson) return [];
      return [...lessonEvents(lesson, { completionId, at, day, answers })].map(
        ([wordId, event]) => ({ wordId, ...event }),
      );
    },
  );
  return withPending(words, events);
}
