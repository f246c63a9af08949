import type {
  CompanionFile,
  ConversationFile,
  CourseManifest,
  GuideFile,
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

async function companion<T>(
  unitId: string,
  listed: (manifest: CourseManifest) => Readonly<Record<string, CompanionFile>> | undefined,
): Promise<T | null> {
  const file = listed(await manifest())?.[unitId]?.file;
  return file === undefined ? null : courseJson<T>(file);
}
