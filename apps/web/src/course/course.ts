import type { PronunciationWord } from '@hajde/rules/course';
import type { CourseManifest, CourseOutline, UnitFile } from '@hajde/rules/course-files';
import { queryOptions } from '@tanstack/react-query';
import { courseFile } from './course-files.ts';

/** The course comes as files named by their content: each is fetched when it is first needed. */
export const outline = () =>
  queryOptions({
    queryKey: ['course', 'outline'],
    queryFn: async () => file<CourseOutline>((await manifest()).outline),
  });

/** One unit with its questions. Null where the course has no such unit. */
export const unit = (unitId: string) =>
  queryOptions({
    queryKey: ['course', 'unit', unitId],
    queryFn: async () => {
      const name = (await manifest()).units[unitId];
      return name === undefined ? null : file<UnitFile>(name);
    },
  });

export const pronunciationWords = () =>
  queryOptions({
    queryKey: ['course', 'pronunciation'],
    queryFn: async () => file<PronunciationWord[]>((await manifest()).pronunciation),
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
    queryFn: async () => file<string[]>((await manifest()).facts),
  });

const MANIFEST = 'course-manifest.json';
const manifest = () => file<CourseManifest>(MANIFEST);

function file<T>(name: string): Promise<T> {
  return courseFile(name).then((response) => response.json());
}
