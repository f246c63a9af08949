import { hashOf, seeded } from '@hajde/rules/chance';
import type { CourseOutline, UnitFile } from '@hajde/rules/course-files';
import { type Day, localDay } from '@hajde/rules/days';
import type { LexiconFile } from '@hajde/rules/marking/lexicon-file';
import { lessonEvents } from '@hajde/rules/memory/lesson-events';
import { withPending } from '@hajde/rules/memory/pending';
import { received, type WordMemory } from '@hajde/rules/memory/word-memory';
import type { ExerciseKind } from '@hajde/rules/practice/kinds';
import { makeExercise } from '@hajde/rules/practice/make-exercise';
import { type PlannedExercise, planSession } from '@hajde/rules/practice/session';
import type { QueryClient } from '@tanstack/react-query';
import type { OfflineProgress } from '../../device/database.ts';
import type { Practice } from '../../learner/practice-reads.ts';
import { asSent } from '../../learner/practice-with-pending.ts';
import type { VisitSettings } from '../../learner/visit-settings.ts';
import type { PracticeInProgress } from './practice-in-progress.ts';
import { materialFrom, type PracticeMaterial, unitsByWord, unitsOf } from './practice-material.ts';
import { following } from './practice-steps.ts';

export interface StartedSession {
  readonly session: PracticeInProgress;
  readonly material: PracticeMaterial;
}

interface Given {
  readonly queries: QueryClient;
  readonly course: CourseOutline;
  readonly lexicon: LexiconFile;
  readonly practice: Practice;
  /** Lessons that only this device knows: their words are met, too. */
  readonly lessons: readonly OfflineProgress[];
  readonly settings: VisitSettings;
}

/** Plans a session of the words whose lines can be had here; null where there is none to ask for. */
export async function startSession(given: Given): Promise<StartedSession | null> {
  const { queries, course, lexicon, practice } = given;
  const unitOf = unitsByWord(course);
  const units = new Map<string, UnitFile>();
  const missing = new Set<string>();
  const fetchUnits = async (ids: readonly string[]) => {
    const unknown = [...new Set(ids)].filter((id) => !units.has(id) && !missing.has(id));
    const found = await unitsOf(queries, unknown);
    for (const unit of found.units) units.set(unit.id, unit);
    for (const id of found.missing) missing.add(id);
    return found.missing.length;
  };
  await fetchUnits(given.lessons.map(({ unitId }) => unitId));
  const met = withLessons(practice, given.lessons, units);
  const practiceId = crypto.randomUUID();
  const chance = seeded(hashOf(practiceId));
  for (;;) {
    const here = met.filter(({ wordId }) => !missing.has(unitOf.get(wordId) ?? ''));
    const plan = planSession(here, practice.day, chance).map((each) => fitting(each, given));
    const asked = plan.flatMap(({ wordIds }) => wordIds);
    if ((await fetchUnits(asked.flatMap((word) => unitOf.get(word) ?? []))) > 0) continue;
    const material = materialFrom([...units.values()], lexicon);
    const makeable = plan.filter((each) => makeExercise(each, material, chance) !== null);
    const session = begun(practiceId, course.version, practice.day, here, makeable);
    const first = following(session, material);
    return first.now ? { session: first, material } : null;
  }
}

/** Takes up a session that the tab has kept. */
export async function resumeSession(
  queries: QueryClient,
  course: CourseOutline,
  lexicon: LexiconFile,
  session: PracticeInProgress,
): Promise<StartedSession> {
  const unitOf = unitsByWord(course);
  const plans = [...session.done, ...session.next, ...(session.now ? [session.now.plan] : [])];
  const words = plans.flatMap(({ wordIds }) => wordIds);
  const ids = [...new Set(words.flatMap((word) => unitOf.get(word) ?? []))];
  const { units } = await unitsOf(queries, ids);
  return { session, material: materialFrom(units, lexicon) };
}

function begun(
  practiceId: string,
  version: string,
  day: Day,
  words: readonly WordMemory[],
  next: readonly PlannedExercise[],
): PracticeInProgress {
  const asked = new Set(next.flatMap(({ wordIds }) => wordIds));
  return {
    practiceId,
    version,
    day,
    startedAt: new Date().toISOString(),
    before: words.filter(({ wordId }) => asked.has(wordId)).map(asSent),
    done: [],
    next,
    now: null,
    answered: null,
    reviews: [],
  };
}

/** Who has turned sound or speaking off writes instead. */
function fitting(plan: PlannedExercise, { settings }: Given): PlannedExercise {
  const off: readonly ExerciseKind[] = [
    ...(settings.audio ? [] : (['dictation'] as const)),
    ...(settings.speakingPractice ? [] : (['say'] as const)),
  ];
  return off.includes(plan.kind) ? { ...plan, kind: 'fill' } : plan;
}

function withLessons(
  { words }: Practice,
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
  return withPending(words.map(received), events);
}
