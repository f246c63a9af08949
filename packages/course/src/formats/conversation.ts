import { REGISTERS } from '@hajde/rules/course/course';
import { z } from 'zod';
import { count, id, oneOf, text } from './text.ts';
import { translated } from './translated.ts';

const register = oneOf(REGISTERS);

/** One line is one pair, `lena: Tung! | Hi!`; `register` beside it, where it is not the scene's. */
const line = z
  .object({ register: register.optional() })
  .catchall(text)
  .refine(({ register: _, ...pair }) => Object.keys(pair).length === 1, {
    error: 'a line is "who: Albanian | English"',
  })
  .transform(({ register: own, ...pair }) => {
    const [[who = '', said = ''] = []] = Object.entries(pair);
    const { albanian, english } = translated(said);
    return { who, text: albanian, translation: english, register: own };
  });

/** One file of `content/conversations/`: a scene of the story. */
export const conversationFile = z.strictObject({
  id,
  unit: id,
  title: text,
  scene: text,
  /** To whom its lines are said; at home, unless it says otherwise. */
  register: register.default('home'),
  lines: z.array(line),
  questions: z.array(
    z.strictObject({
      question: text,
      /** Where its answer is said, counted from 1. */
      lines: z.array(count),
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
