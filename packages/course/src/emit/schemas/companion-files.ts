import type {
  ConversationFile,
  GuideFile,
  OccasionFile,
  OccasionListFile,
  StoryFile,
} from '@hajde/rules/course/course-files';
import { OCCASION_REGISTERS } from '@hajde/rules/course/occasion';
import { z } from 'zod';
import { count, format, speech, text, wordsOf } from './file-pieces.ts';

const taughtLine = z.strictObject({ text, translation: z.string() });
const line = z.strictObject({ text });

export const guideFile = z.strictObject({
  format,
  unitId: text,
  title: text,
  order: count,
  sections: z.array(
    z.strictObject({
      id: text,
      title: text,
      body: text,
      examples: z.array(taughtLine),
      table: z
        .array(z.strictObject({ label: text, word: text, translation: z.string() }))
        .exactOptional(),
    }),
  ),
  kosovo: z.array(z.strictObject({ kosovo: line, standard: line, translation: text })),
  phrases: z.array(taughtLine),
  words: z.record(z.string(), wordsOf),
  speech,
}) satisfies z.ZodType<GuideFile>;

const person = z.strictObject({ id: text, name: text, age: count, about: text, voice: text });

export const conversationFile = z.strictObject({
  format,
  id: text,
  unitId: text,
  title: text,
  scene: text,
  people: z.array(person),
  lines: z.array(
    z.strictObject({
      who: text,
      text,
      translation: text,
      words: wordsOf,
      seconds: z.number().positive().exactOptional(),
    }),
  ),
  questions: z.array(
    z.strictObject({
      question: text,
      options: z.array(text),
      correctAnswer: text,
      explanation: text.exactOptional(),
      words: z.array(text).exactOptional(),
    }),
  ),
  speech,
}) satisfies z.ZodType<ConversationFile>;

export const storyFile = z.strictObject({
  format,
  people: z.array(person),
  scenes: z.array(
    z.strictObject({
      id: text,
      unitId: text,
      title: text,
      scene: text,
      unit: text,
      order: count,
      who: z.array(text),
    }),
  ),
}) satisfies z.ZodType<StoryFile>;

const said = z.strictObject({ text, translation: text });
const formula = z.strictObject({
  says: said,
  literally: text.exactOptional(),
  who: text,
  register: z.enum(OCCASION_REGISTERS),
  answer: said,
  note: text.exactOptional(),
});

export const occasionFile = z.strictObject({
  format,
  id: text,
  title: text,
  when: text,
  story: z.array(z.union([z.strictObject({ tell: text }), said.extend({ who: text })])),
  formulas: z.array(formula),
  doing: z.array(text),
  never: z.array(text),
  newWords: z.array(text),
  people: z.array(person),
  words: z.record(z.string(), wordsOf),
  speech,
}) satisfies z.ZodType<OccasionFile>;

export const occasionListFile = z.strictObject({
  format,
  occasions: z.array(
    z.strictObject({
      id: text,
      title: text,
      when: text,
      newWords: z.array(text),
      formulas: z.array(z.strictObject({ says: said, answer: said })),
    }),
  ),
}) satisfies z.ZodType<OccasionListFile>;
