import type { OccasionFile } from '@hajde/rules/course/course-files';
import type { Line } from '@hajde/rules/practice/lines';
import type { QueryClient } from '@tanstack/react-query';
import { isServerAway } from '../../api/server-away.ts';
import { occasionList, occasionOf } from '../../course/companions.ts';
import type { LinesBeside } from './practice-material.ts';

/** The formulas of the occasions that these words come from, as far as they can be had. */
export async function occasionLines(
  queries: QueryClient,
  wordIds: readonly string[],
): Promise<LinesBeside> {
  const wanted = new Set(wordIds);
  const listed = (await orNothing(queries.fetchQuery(occasionList()))) ?? [];
  const found = await Promise.all(
    listed
      .filter(({ newWords }) => newWords.some((word) => wanted.has(word)))
      .map(({ id }) => orNothing(queries.fetchQuery(occasionOf(id)))),
  );
  const files = found.filter((file) => file != null);
  return {
    lines: files.flatMap(linesOfOccasion),
    speech: files.map(({ id, speech }) => [lessonOf(id), speech] as const),
  };
}

function linesOfOccasion({ id, formulas, words }: OccasionFile): Line[] {
  return formulas
    .flatMap(({ says, answer }) => [says, answer])
    .map(({ text, translation }) => ({
      albanian: text,
      english: translation,
      lessonId: lessonOf(id),
      spoken: true,
      words: words[text] ?? {},
    }));
}

/** No lesson has a colon in its id. */
const lessonOf = (id: string) => `occasion:${id}`;

/** Offline, what is not on the device is left out: its words wait. */
async function orNothing<T>(file: Promise<T>): Promise<T | undefined> {
  try {
    return await file;
  } catch (error) {
    if (!isServerAway(error)) throw error;
    return undefined;
  }
}
