import type {
  CheersFile,
  CompanionFile,
  ContrastFile,
  ConversationFile,
  CourseManifest,
  Formatted,
  GuideFile,
  ListedOccasion,
  OccasionFile,
  OccasionListFile,
  SoundsFile,
  StoryFile,
} from '@hajde/rules/course/course-files';
import { currentFile } from '@hajde/rules/course/older-files';
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
      if (name === null) return currentFile({ people: [], scenes: [] });
      return currentFile(await courseJson<StoryFile>(name));
    },
  });

/** Every occasion by what it is found by. */
export const occasionList = () =>
  queryOptions({
    queryKey: ['course', 'occasions'],
    queryFn: async (): Promise<readonly ListedOccasion[]> => {
      const { occasionList: name } = await manifest();
      return name === null ? [] : (await courseJson<OccasionListFile>(name)).occasions;
    },
  });

/** One occasion. Null where the course has no such one. */
export const occasionOf = (id: string) =>
  queryOptions({
    queryKey: ['course', 'occasion', id],
    queryFn: () => companion<OccasionFile>(id, ({ occasions }) => occasions),
  });

/** The letters with the words in which they are heard, and what Kosovo says otherwise. */
export const sounds = () =>
  queryOptions({
    queryKey: ['course', 'sounds'],
    queryFn: async () => currentFile(await courseJson<SoundsFile>((await manifest()).sounds)),
  });

/** How the cheers of circles sound; null where a device has kept a course without. */
export const cheers = () =>
  queryOptions({
    queryKey: ['course', 'cheers'],
    queryFn: async () => {
      const { cheers: name } = await manifest();
      return name === null ? null : courseJson<CheersFile>(name);
    },
  });

/** The sounds that English ears confuse, with the pairs that train them. */
export const contrasts = () =>
  queryOptions({
    queryKey: ['course', 'contrasts'],
    queryFn: async () => courseJson<ContrastFile[]>((await manifest()).contrasts),
  });

async function companion<T extends Formatted>(
  id: string,
  listed: (manifest: CourseManifest) => Readonly<Record<string, CompanionFile>>,
): Promise<T | null> {
  const file = listed(await manifest())[id]?.file;
  return file === undefined ? null : currentFile(await courseJson<T>(file));
}
