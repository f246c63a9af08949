import type { CheersFile, ContrastFile, SoundsFile } from '@hajde/rules/course/course-files';
import { z } from 'zod';
import { count, format, speech, text } from './file-pieces.ts';

const translatedWord = z.strictObject({ word: text, translation: text });

export const soundsFile = z.strictObject({
  format,
  letters: z.array(
    z.strictObject({ letter: text, ipa: text, how: text, words: z.array(translatedWord) }),
  ),
  kosovo: z.array(z.strictObject({ title: text, about: text, examples: z.array(translatedWord) })),
  speech,
}) satisfies z.ZodType<SoundsFile>;

export const cheersFile = z.strictObject({ format, speech }) satisfies z.ZodType<CheersFile>;

const contrastWord = translatedWord.extend({ key: text, stress: count.exactOptional() });

export const contrastsFile = z.array(
  z.strictObject({
    id: text,
    title: text,
    sounds: z.tuple([text, text]),
    advice: text,
    pairs: z.array(
      z.strictObject({
        words: z.tuple([contrastWord, contrastWord]),
        voices: z.record(z.string(), z.number()),
      }),
    ),
    speech,
  }),
) satisfies z.ZodType<ContrastFile[]>;
