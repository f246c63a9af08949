import { z } from 'zod';
import { id, text } from './text.ts';
import { translated } from './translated.ts';

/** `Albanian | English`, as everywhere in `content/`. */
const line = text.transform((pair) => {
  const { albanian, english } = translated(pair);
  return { text: albanian, translation: english };
});

/** `guide:` of a unit: what a teacher would say before the lessons ask. */
export const guideFile = z.strictObject({
  sections: z.array(
    z.strictObject({
      id,
      title: text,
      body: text,
      examples: z.array(line),
      table: z.array(z.strictObject({ label: text, word: line })).optional(),
    }),
  ),
  /** What is said beside what is written. */
  kosovo: z.array(z.strictObject({ kosovo: text, standard: text, translation: text })),
  phrases: z.array(line),
});

export type GuideFile = z.output<typeof guideFile>;
