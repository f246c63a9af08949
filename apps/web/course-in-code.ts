import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Course } from '@hajde/rules/course/course';
import type { Plugin } from 'vite';

/** Where the course's build leaves the whole of it. */
const COURSE = resolve(import.meta.dirname, '../../packages/course/dist/course.json');
const INTERNAL = '\0';

/** What of the course is part of the app's own code, by the name that the app imports it under. */
const PARTS: Record<string, (course: Course) => unknown> = {
  'virtual:placement-test': ({ version, placement }) => ({
    courseVersion: version,
    questions: placement,
  }),
  'virtual:sample-badges': ({ badges }) =>
    badges.map(({ counts: _, ...badge }) => ({
      ...badge,
      progress: 0,
      earned: false,
      earnedAt: null,
    })),
};

/**
 * The placement test must not need a second request, and the sample badges are shown when requests
 * fail: both come with the screens that show them.
 */
export function courseInCode(): Plugin {
  return {
    name: 'hajde:course-in-code',
    resolveId: (id) => (id in PARTS ? INTERNAL + id : null),
    load: async (id) => {
      const part = PARTS[id.replace(INTERNAL, '')];
      if (!part) return null;
      const course: Course = JSON.parse(await readFile(COURSE, 'utf8'));
      return `export default ${JSON.stringify(part(course))};`;
    },
  };
}
