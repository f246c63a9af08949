import { z } from 'zod';
import { text } from './text.ts';

/** An ending may be none at all. */
const ending = z.string();
const rows = z.array(
  z.strictObject({
    ends: z.array(ending).min(1),
    keeps: z.literal(true, { error: 'is true, or left out' }).optional(),
    forms: z.array(ending).min(1),
  }),
);

/** `content/inflection.yaml`: how verbs and nouns form their words. */
export const inflectionFile = z.strictObject({
  verbs: z.strictObject({
    afterTe: rows,
    participles: rows,
    reflexive: rows,
    irregularAfterTe: z.record(text, z.array(text).length(6, { error: 'are six forms' })),
    toYouAll: z.record(text, text),
    impersonal: z.array(text),
    ofTheObject: z.array(text),
  }),
  nouns: z.strictObject({ singular: rows }),
});
