import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const COURSE = join(import.meta.dirname, '../../../../packages/course/dist/course.json');
/** V8 keeps 1,536 ways in which an empty object may begin, for all that a process makes. */
const MOST_BEGINNINGS = 1_000;

test('objects of the course that the server keeps begin in few enough ways for V8 to remember', async () => {
  const beginnings = new Set<string>();
  const course = await readFile(COURSE, 'utf8');
  JSON.parse(course, function remember(this: unknown, key, value) {
    if (!Array.isArray(this) && Object.keys(this as object)[0] === key) beginnings.add(key);
    return value;
  });
  expect(beginnings.size).toBeGreaterThan(0);
  expect(beginnings.size).toBeLessThan(MOST_BEGINNINGS);
});
