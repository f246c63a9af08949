import { FILE_FORMAT, type Speech } from '@hajde/rules/course/course-files';
import { z } from 'zod';

export const format = z.literal(FILE_FORMAT);
export const text = z.string().min(1);
export const count = z.int().nonnegative();
export const wordsOf = z.record(z.string(), z.string());
export const optionsLang = z.enum(['sq', 'en']);

export const speech = z.strictObject({
  file: text.nullable(),
  bytes: count,
  clips: z.record(z.string(), z.tuple([count, count])),
  ipa: wordsOf,
}) satisfies z.ZodType<Speech>;
