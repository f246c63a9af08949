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
    means: text,
    part: oneOf(PARTS_OF_SPEECH),
    lemma: text.optional(),
    kosovo: text.optional(),
  }),
);
