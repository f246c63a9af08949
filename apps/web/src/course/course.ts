import type { KeptLexicon } from '@hajde/albanian/forms/lexicon-file';
import type { PronunciationWord } from '@hajde/rules/course/course';
import type { CourseManifest, CourseOutline, UnitFile } from '@hajde/rules/course/course-files';
import {
  currentFile,
  currentManifest,
  currentUnit,
  type OlderManifest,
  type OlderUnit,
} from '@hajde/rules/course/older-files';
import { queryOptions } from '@tanstack/react-query';
import { courseFile } from './course-files.ts';

/** The course comes as files named by their content: each is fetched when it is first needed. */
export const outline = () =>
  queryOptions({
    queryKey: ['course', 'outline'],
    queryFn: async () => currentFile(await courseJson<CourseOutline>((await manifest()).outline)),
  });

/** One unit with its questions. Null where the course has no such unit. */
export const unit = (unitId: string) =>
  queryOptions({
    queryKey: ['course', 'unit', unitId],
    queryFn: async () => {
      const name = (await manifest()).units[unitId];
      return name === undefined ? null : unitOf(await courseJson(name));
    },
  });

export const pronunciationWords = () =>
  queryOptions({
    queryKey: ['course', 'pronunciation'],
    queryFn: async () => courseJson<PronunciationWord[]>((await manifest()).pronunciation),
  });

/** Every form of every word, by which practice marks what was typed. */
export const lexicon = () =>
  queryOptions({
    queryKey: ['course', 'lexicon'],
    queryFn: async () => courseJson<KeptLexicon>((await manifest()).lexicon),
  });

/** What can be heard outside the lessons. */
export const courseSpeech = () =>
  queryOptions({
    queryKey: ['course', 'speech'],
    queryFn: async () => (await manifest()).speech,
  });

/** The four facts of 'Did You Know?'. */
export const facts = () =>
  queryOptions({
    queryKey: ['course', 'facts'],
    queryFn: async () => courseJson<string[]>((await manifest()).facts),
  });

const MANIFEST = 'course-manifest.json';
export const manifest = async (): Promise<CourseManifest> =>
  currentManifest(await courseJson<OlderManifest>(MANIFEST));

/** A pack of an older app may have brought it. */
const unitOf = (kept: OlderUnit): UnitFile => currentUnit(kept);

export function courseJson<T>(name: string): Promise<T> {
  return courseFile(name).then((response) => response.json());
}
