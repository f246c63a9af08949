import { LEVELS, QUESTION_KINDS, UNIT_COLORS, UNIT_ICONS } from '@hajde/rules/course';
import { z } from 'zod';
import { count, id, oneOf, text } from './text.ts';

export const optionsLang = oneOf(['sq', 'en']);

const questionFile = z
  .strictObject({
    kind: oneOf(QUESTION_KINDS),
    question: text,
    audio: text.optional(),
    answer: text,
    wrong: z.array(text),
    explanation: text.optional(),
    optionsLang: optionsLang.optional(),
  })
  .transform((question) => ({
    ...question,
    optionsLang: question.optionsLang ?? (question.kind === 'meaning' ? 'en' : 'sq'),
  }));

const lessonFile = z.strictObject({
  id,
  title: text,
  description: text,
  newWords: z.array(text),
  questions: z.array(questionFile),
});

/** One file of `content/units/`. How many of what is a matter of the course's rules. */
export const unitFile = z.strictObject({
  id,
  title: text,
  description: text,
  icon: oneOf(UNIT_ICONS),
  color: oneOf(UNIT_COLORS),
  requiredLevel: oneOf(LEVELS),
  reward: z.strictObject({ xp: count, gems: count }),
  lessons: z.array(lessonFile),
});

export type UnitFile = z.output<typeof unitFile>;
export type LessonFile = z.output<typeof lessonFile>;
export type QuestionFile = z.output<typeof questionFile>;
