import { FEATURE_WORDS } from '@hajde/albanian/features/features';
import { faultOfFeatures } from '@hajde/albanian/lexicon/meanings';
import { z } from 'zod';
import { oneOf, text } from './text.ts';

/** One file of `content/lexicon/`: word form → what it is. */
export const lexiconFile = z.record(
  text,
  z
    .strictObject({
      means: z.union([text, z.record(text, text)], {
        error: 'must be a text, or a name for each sense with its text',
      }),
      part: oneOf(FEATURE_WORDS.part),
      lemma: text.optional(),
      kosovo: text.optional(),
      heard: z.literal(true, { error: 'is true, or left out' }).optional(),
      features: z
        .union([text, z.array(text), z.record(text, text)], {
          error: 'must be features for all senses, or for each of them',
        })
        .optional(),
    })
    .superRefine((entry, context) => {
      const message = faultOfFeatures(entry);
      if (message !== undefined) context.addIssue({ code: 'custom', path: ['features'], message });
    }),
);

/** `content/lookalikes.yaml`: word → what it means, for whoever reads the list. */
export const lookalikesFile = z.record(text, text);
