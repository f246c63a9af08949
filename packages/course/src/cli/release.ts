import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Releasable, releaseOf } from '@hajde/rules/course/course-release';
import { loadCourse } from '../emit/load-course.ts';
import { CONTENT_DIR } from '../read/read.ts';
import { keepRelease, RELEASES } from '../read/releases.ts';

const { values } = parseArgs({
  options: {
    content: { type: 'string', default: CONTENT_DIR },
    /** A course that was built before, where its content has changed since. */
    course: { type: 'string' },
  },
});

try {
  const course: Releasable =
    values.course === undefined
      ? (await loadCourse(values.content)).course
      : JSON.parse(await readFile(values.course, 'utf8'));
  const name = await keepRelease(releaseOf(course), values.content);
  console.log(`the keys of course ${course.version} are kept in content/${RELEASES}/${name}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
