import type {
  CompanionFile,
  ContrastFile,
  ConversationFile,
  CourseManifest,
  GuideFile,
  SoundsFile,
  StoryFile,
} from '@hajde/rules/course-files';
import { queryOptions } from '@tanstack/react-query';
import { courseJson, manifest } from './course.ts';

/** What goes with the lessons of a unit. Null where the course has none for it. */
export const guideOf = (unitId: string) =>
  queryOptions({
    queryKey: ['course', 'guide', unitId],
    queryFn: () => companion<GuideFile>(unitId, ({ guides }) => guides),
  });

export const conversationOf = (unitId: string) =>
  queryOptions({
    queryKey: ['course', 'conversation', unitId],
    queryFn: () => companion<ConversationFile>(unitId, ({ conversations }) => conversations),
  });

/** Every scene without its lines, and the people in them. */
export const story = () =>
  queryOptions({
    queryKey: ['course', 'story'],
    queryFn: async (): Promise<StoryFile> => {
      const { story: name } = await manifest();
      return name === undefined ? { people: [], scenes: [] } : courseJson<StoryFile>(name);
    },
  });

/** The letters with the words in which they are heard, and what Kosovo says otherwise. */
export const sounds = () =>
  queryOptions({
    queryKey: ['course', 'sounds'],
    queryFn: async () => courseJson<SoundsFile>((await manifest()).sounds),
  });

/** The sounds that English ears confuse, with the pairs that train them. */
export const contrasts = () =>
  queryOptions({
    queryKey: ['course', 'contrasts'],
    queryFn: async () => courseJson<ContrastFile[]>((await manifest()).contrasts),
  });

async function companion<T>(
  unitId: string,
  listed: (manifest: CourseManifest) => Readonly<Record<string, CompanionFile>> | undefined,
): Promise<T | null> {
  const file = listed(await manifest())?.[unitId]?.file;
  return file === undefined ? null : courseJson<T>(file);
}
