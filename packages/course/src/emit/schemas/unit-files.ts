import { LEVELS, QUESTION_KINDS, UNIT_COLORS, UNIT_ICONS } from '@hajde/rules/course/course';
import type { CourseOutline, UnitFile } from '@hajde/rules/course/course-files';
import { z } from 'zod';
import { count, format, optionsLang, speech, text, wordsOf } from './file-pieces.ts';

const question = z.strictObject({
  type: z.literal('multiple_choice'),
  kind: z.enum(QUESTION_KINDS),
  question: text,
  options: z.array(text),
  optionsLang,
  optionTranslations: wordsOf.exactOptional(),
  correctAnswer: text,
  audio: text.exactOptional(),
  translation: text.exactOptional(),
  sentence: z.strictObject({ albanian: text, english: text }).exactOptional(),
  chat: text.exactOptional(),
  read: z.boolean().exactOptional(),
  heard: z.boolean().exactOptional(),
  explanation: text.exactOptional(),
  words: wordsOf,
});

const outlinedLesson = z.strictObject({
  id: text,
  unitId: text,
  title: text,
  description: text,
  order: count,
  xpReward: count,
  gemsReward: count,
  newWords: z.array(text),
});

const unitHead = z.strictObject({
  id: text,
  title: text,
  description: text,
  icon: z.enum(UNIT_ICONS),
  color: z.enum(UNIT_COLORS),
  order: count,
  requiredLevel: z.enum(LEVELS),
});

export const unitFile = unitHead.extend({
  format,
  lessons: z.array(
    outlinedLesson.extend({
      uses: z.record(z.string(), z.array(count)),
      questions: z.array(question),
      speech,
      quotes: z.array(text),
      meanings: wordsOf,
    }),
  ),
}) satisfies z.ZodType<UnitFile>;

export const outlineFile = z.strictObject({
  format,
  version: text,
  units: z.array(unitHead.extend({ file: text, lessons: z.array(outlinedLesson) })),
}) satisfies z.ZodType<CourseOutline>;
