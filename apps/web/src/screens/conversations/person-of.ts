import type { ConversationFile } from '@hajde/rules/course/course-files';

/** Who says it; the course's rules hold that everybody is in the cast. */
export function personOf({ people }: Pick<ConversationFile, 'people'>, who: string) {
  return people.find(({ id }) => id === who) ?? { id: who, name: who };
}
