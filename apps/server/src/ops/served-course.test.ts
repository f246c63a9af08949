import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { courseFiles } from '../http/pages/course-files.ts';

const FOLDER = join(import.meta.dirname, '../../../../packages/course/dist');
/** V8 keeps 1,536 ways in which an empty object may begin, for all that a process makes. */
const MOST_BEGINNINGS = 1_200;

test('what the server keeps of the course begins in few enough ways for V8 to remember', async () => {
  const course = JSON.parse(await readFile(join(FOLDER, 'course.json'), 'utf8'));
  const files = await courseFiles(FOLDER);
  const units = await Promise.all(course.units.map(({ id }: { id: string }) => files.unit(id)));
  const beginnings = beginningsOf([course, units, await files.outline()]);
  expect(beginnings.size).toBeGreaterThan(0);
  expect(beginnings.size).toBeLessThan(MOST_BEGINNINGS);
});

test('of a lesson that is drawn, the first question can be looked up word by word', async () => {
  const files = await courseFiles(FOLDER);
  const { lessons } = await files.unit('basics');
  for (const { questions } of lessons) {
    expect(Object.keys(questions[0]?.words ?? {})).not.toEqual([]);
  }
});

function beginningsOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  const [first] = Array.isArray(value) ? [] : Object.keys(value);
  if (first !== undefined) found.add(first);
  for (const each of Object.values(value)) beginningsOf(each, found);
  return found;
}
