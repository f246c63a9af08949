import { LEVELS } from '@hajde/rules/course/course';
import type { CourseRelease } from '@hajde/rules/course/course-release';
import { z } from 'zod';
import { oneOf, text } from './text.ts';

const question = { correctAnswer: text, options: z.array(text) };

/** One file of `content/releases/`, as `npm run course:release` writes it. */
export const releaseFile: z.ZodType<CourseRelease> = z.strictObject({
  version: text,
  packs: z.record(text, text),
  lessons: z.record(text, z.strictObject({ questions: z.array(z.strictObject(question)) })),
  placement: z.array(z.strictObject({ ...question, difficulty: oneOf(LEVELS) })),
});
