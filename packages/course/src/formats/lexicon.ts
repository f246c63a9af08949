import { z } from 'zod';
import { oneOf, text } from './text.ts';

const PARTS_OF_SPEECH = [
  'noun',
  'verb',
  'adjective',
  'adverb',
  'pronoun',
  'preposition',
  'conjunction',
  'particle',
  'article',
  'numeral',
  'interjection',
  'phrase',
  'name',
] as const;

/** One file of `content/lexicon/`: word form → what it is. */
export const lexiconFile = z.record(
  text,
  z.strictObject({
    means: z.union([text, z.record(text, text)], {
      error: 'must be a text, or a name for each sense with its text',
    }),
    part: oneOf(PARTS_OF_SPEECH),
    lemma: text.optional(),
    kosovo: text.optional(),
    heard: z.literal(true, { error: 'is true, or left out' }).optional(),
  }),
);

/** `content/lookalikes.yaml`: word → what it means, for whoever reads the list. */
export const lookalikesFile = z.record(text, text);
