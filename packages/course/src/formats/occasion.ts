import { OCCASION_REGISTERS } from '@hajde/rules/course/occasion';
import { z } from 'zod';
import { id, oneOf, text } from './text.ts';
import { translated } from './translated.ts';

/** `Albanian | English`, as everywhere in `content/`. */
const said = text.transform((pair) => {
  const { albanian, english } = translated(pair);
  return { text: albanian, translation: english };
});

type Step =
  | { readonly tell: string }
  | { readonly who: string; readonly text: string; readonly translation: string | undefined };

/** One step is one pair: `tell: In English.`, or `lena: Tung! | Hi!`. */
const step = z
  .record(text, text)
  .refine(
    (pair) => Object.keys(pair).length === 1,
    'a step is "tell: …" or "who: Albanian | English"',
  )
  .transform((pair): Step => {
    const [[who = '', words = ''] = []] = Object.entries(pair);
    if (who === 'tell') return { tell: words };
    const { albanian, english } = translated(words);
    return { who, text: albanian, translation: english };
  });

/** One file of `content/occasions/`: what to say when. */
export const occasionFile = z.strictObject({
  id,
  title: text,
  when: text,
  story: z.array(step),
  formulas: z.array(
    z.strictObject({
      says: said,
      literally: text.optional(),
      who: text,
      register: oneOf(OCCASION_REGISTERS),
      answer: said,
      note: text.optional(),
    }),
  ),
  doing: z.array(text),
  never: z.array(text),
});

export type OccasionFile = z.output<typeof occasionFile>;
