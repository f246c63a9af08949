import { type KeptLexicon, unpackLexicon } from '@hajde/albanian/forms/lexicon-file';
import type { CourseOutline, Speech, UnitFile } from '@hajde/rules/course/course-files';
import { spokenKey } from '@hajde/rules/course/spoken';
import type { WordMemory } from '@hajde/rules/memory/word-memory';
import { type Line, linesOf } from '@hajde/rules/practice/lines';
import { type Material, materialOf } from '@hajde/rules/practice/material';
import type { QueryClient } from '@tanstack/react-query';
import { isServerAway } from '../../api/server-away.ts';
import { unit as unitFile } from '../../course/course.ts';

/** What exercises are made of, and how their lines sound. */
export interface PracticeMaterial extends Material {
  /** The words met, as they were remembered when the session was made or taken up. */
  readonly met: ReadonlyMap<string, WordMemory>;
  speechOf(lessonId: string): Speech | undefined;
  /** The speech of a lesson that says just this. */
  speechWith(text: string): Speech | undefined;
}

/** Lines that no lesson has, and the speech of each by the id that stands for its lesson. */
export interface LinesBeside {
  readonly lines: readonly Line[];
  readonly speech: readonly (readonly [string, Speech])[];
}

export function materialFrom(
  units: readonly UnitFile[],
  lexicon: KeptLexicon,
  met: readonly WordMemory[],
  { lines, speech: beside }: LinesBeside,
): PracticeMaterial {
  const lessons = units.flatMap((unit) => unit.lessons);
  const speech = new Map([...lessons.map(({ id, speech }) => [id, speech] as const), ...beside]);
  return {
    ...materialOf(
      [...lessons.flatMap(linesOf), ...lines],
      unpackLexicon(lexicon),
      lexicon,
      new Map(lessons.map(({ id, newWords }) => [id, newWords])),
    ),
    met: new Map(met.map((word) => [word.wordId, word])),
    speechOf: (lessonId) => speech.get(lessonId),
    speechWith: (text) => [...speech.values()].find(({ clips }) => spokenKey(text) in clips),
  };
}

/**
 * The units that teach these words, as far as they can be had: offline, those of downloaded packs.
 * Fails where the server is there and does not give one.
 */
export async function unitsOf(
  queries: QueryClient,
  unitIds: readonly string[],
): Promise<{ units: UnitFile[]; missing: string[] }> {
  const found = await Promise.allSettled(unitIds.map((id) => queries.fetchQuery(unitFile(id))));
  const units: UnitFile[] = [];
  const missing: string[] = [];
  found.forEach((result, i) => {
    if (result.status === 'rejected' && !isServerAway(result.reason)) throw result.reason;
    const unit = result.status === 'fulfilled' ? result.value : null;
    if (unit) units.push(unit);
    else missing.push(unitIds[i] ?? '');
  });
  return { units, missing };
}

/** Word → the unit whose lesson teaches it. */
export function unitsByWord({ units }: CourseOutline): Map<string, string> {
  return new Map(
    units.flatMap(({ id, lessons }) =>
      lessons.flatMap(({ newWords }) => newWords.map((word) => [word, id] as const)),
    ),
  );
}
