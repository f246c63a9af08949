import type { CourseManifest } from '@hajde/rules/course/course-files';
import { z } from 'zod';
import { count, format, speech, text, wordsOf } from './file-pieces.ts';

const companion = z.strictObject({ file: text, speech: text.nullable(), bytes: count });

export const manifestFile = z.strictObject({
  format,
  version: text,
  outline: text,
  placement: text,
  pronunciation: text,
  facts: text,
  lexicon: text,
  reading: text.nullable(),
  sounds: text,
  contrasts: text,
  units: wordsOf,
  packs: z.record(
    z.string(),
    z.strictObject({
      file: text,
      version: text,
      size: count,
      unitBytes: z.record(z.string(), count),
    }),
  ),
  speech: z.strictObject({ placement: speech, pronunciation: speech, culture: speech }),
  guides: z.record(z.string(), companion),
  conversations: z.record(z.string(), companion),
  story: text.nullable(),
  cheers: text.nullable(),
  soundFiles: z.array(text),
  occasionList: text.nullable(),
  occasions: z.record(z.string(), companion),
}) satisfies z.ZodType<CourseManifest>;
