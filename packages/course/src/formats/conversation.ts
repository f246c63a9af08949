import { z } from 'zod';
import { count, id, text } from './text.ts';
import { translated } from './translated.ts';

/** One line is one pair, `lena: Tung! | Hi!`. */
const line = z
  .record(text, text)
  .refine((pair) => Object.keys(pair).length === 1, 'a line is "who: Albanian | English"')
  .transform((pair) => {
    const [[who = '', said = ''] = []] = Object.entries(pair);
    const { albanian, english } = translated(said);
    return { who, text: albanian, translation: english };
  });

/** One file of `content/conversations/`: a scene of the story. */
export const conversationFile = z.strictObject({
  id,
  unit: id,
  title: text,
  scene: text,
  lines: z.array(line),
  questions: z.array(
    z.strictObject({
      question: text,
      answer: text,
      wrong: z.array(text),
      explanation: text.optional(),
    }),
  ),
});

/** `content/conversations/cast.yaml`: person id → who that is. */
export const castFile = z.record(
  id,
  z.strictObject({ name: text, age: count, about: text, voice: id }),
);
