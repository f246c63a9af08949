import type { KeptLexicon } from '@hajde/albanian/forms/lexicon-file';
import { hashOf, seeded } from '@hajde/rules/chance/chance';
import type { CourseOutline, UnitFile } from '@hajde/rules/course/course-files';
import type { Day } from '@hajde/rules/days/days';
import { received, type WordMemory } from '@hajde/rules/memory/word-memory';
import type { ExerciseKind } from '@hajde/rules/practice/kinds';
import { makeExercise } from '@hajde/rules/practice/make-exercise';
import { metWords } from '@hajde/rules/practice/sentence';
import { type PlannedExercise, planSession } from '@hajde/rules/practice/session';
import type { QueryClient } from '@tanstack/react-query';
import type { OfflineProgress } from '../../device/database.ts';
import type { Practice } from '../../learner/practice-reads.ts';
import { asSent } from '../../learner/practice-with-pending.ts';
import type { VisitSettings } from '../../learner/visit-settings.ts';
import type { PracticeInProgress } from './practice-in-progress.ts';
import {
  type LinesBeside,
  materialFrom,
  type PracticeMaterial,
  unitsByWord,
  unitsOf,
} from './practice-material.ts';
import { following } from './practice-steps.ts';

export interface StartedSession {
  readonly session: PracticeInProgress;
  readonly material: PracticeMaterial;
}

export interface Given {
  readonly queries: QueryClient;
  readonly course: CourseOutline;
  readonly lexicon: KeptLexicon;
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
  const met = await metBy(given, units);
  const beside = await besideLessons(queries, met, unitOf);
  const practiceId = crypto.randomUUID();
  const chance = seeded(hashOf(practiceId));
  for (;;) {
    const here = met.filter(({ wordId }) => !missing.has(unitOf.get(wordId) ?? ''));
    const plan = planSession(here, practice.day, chance, wordsAskedFor(), wordOfReminder()).map(
      (each) => fitting(each, given),
    );
    const asked = plan.flatMap(({ wordIds }) => wordIds);
    if ((await fetchUnits(asked.flatMap((word) => unitOf.get(word) ?? []))) > 0) continue;
    const material = materialFrom([...units.values()], lexicon, met, beside);
    const words = metWords(material.met, practice.day);
    const makeable = plan.filter((each) => makeExercise(each, material, words, chance) !== null);
    const session = begun(practiceId, course.version, practice.day, here, makeable);
    const first = following(session, material);
    return first.now ? { session: first, material } : null;
  }
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

/** Words that no lesson teaches have their lines elsewhere; these come with the first of them. */
export async function besideLessons(
  queries: QueryClient,
  met: readonly WordMemory[],
  unitOf: ReadonlyMap<string, string>,
): Promise<LinesBeside> {
  const words = met.flatMap(({ wordId }) => (unitOf.has(wordId) ? [] : [wordId]));
  if (words.length === 0) return { lines: [], speech: [] };
  return (await import('./occasion-lines.ts')).occasionLines(queries, words);
}

/** What only waiting lessons need comes with the first of them. */
export async function metBy(
  { practice, lessons }: Given,
  units: ReadonlyMap<string, UnitFile>,
): Promise<readonly WordMemory[]> {
  const words = practice.words.map(received);
  if (lessons.length === 0) return words;
  const { withLessons } = await import('./with-lessons.ts');
  return withLessons(words, lessons, units);
}

/** A notification or a mail has asked for this word already. */
function wordOfReminder(): string | undefined {
  return new URLSearchParams(location.search).get('word') ?? undefined;
}

/** Home's refresher after days away says how many words it wants; else it is a whole session. */
function wordsAskedFor(): number | undefined {
  return Number(new URLSearchParams(location.search).get('words')) || undefined;
}
