import { FEATURE_WORDS, type FeatureField } from '@hajde/albanian/features/features';
import { LEXICON_FORMAT, type LexiconFile } from '@hajde/albanian/forms/lexicon-file';
import type { ReadingFile } from '@hajde/albanian/reading/reading-file';
import { z } from 'zod';
import { inflectionFile } from '../../formats/inflection.ts';
import { count, text } from './file-pieces.ts';

const words = <Field extends FeatureField>(field: Field) =>
  z.array(z.enum(FEATURE_WORDS[field])).exactOptional();

const features = z.strictObject({
  part: z.enum(FEATURE_WORDS.part).exactOptional(),
  lemma: text.exactOptional(),
  standard: text.exactOptional(),
  person: words('person'),
  number: words('number'),
  case: words('case'),
  definiteness: words('definiteness'),
  gender: words('gender'),
  tense: words('tense'),
  mood: words('mood'),
  verbForm: words('verbForm'),
  voice: words('voice'),
  object: words('object'),
  link: words('link'),
  possession: words('possession'),
  construction: words('construction'),
  region: words('region'),
  register: words('register'),
});

/** The marker packs and unpacks it (`lexicon-file.ts`). */
export const lexiconFile = z.strictObject({
  format: z.literal(LEXICON_FORMAT),
  parts: z.array(z.enum(FEATURE_WORDS.part)),
  features: z.array(z.array(features)),
  forms: z.array(z.tuple([text, z.union([text, z.literal(0)]), count, text], text)),
  lookalikes: z.array(text),
  inflection: inflectionFile.exactOptional(),
}) satisfies z.ZodType<LexiconFile>;

/** The reader of messages packs and unpacks it (`reading-file.ts`). */
export const readingFile = z.strictObject({
  lexicon: lexiconFile.pick({ format: true, parts: true, features: true, forms: true }),
  weights: z.string(),
  lemmas: z.string(),
  irregular: z.string(),
  chat: z.string(),
  others: z.string(),
  lessons: z.array(text),
  clips: z.string(),
  sounds: z.record(text, text),
  stress: z.string(),
}) satisfies z.ZodType<ReadingFile>;
