import { LEVELS, PLACEMENT_CATEGORIES } from '@hajde/rules/course/course';
import { z } from 'zod';
import { optionsLang, text } from './file-pieces.ts';

export const placementFile = z.array(
  z.strictObject({
    id: text,
    question: text,
    options: z.array(text),
    optionsLang,
    correctAnswer: text,
    difficulty: z.enum(LEVELS),
    category: z.enum(PLACEMENT_CATEGORIES),
  }),
);

export const pronunciationFile = z.array(
  z.strictObject({ word: text, meaning: text, difficulty: z.enum(LEVELS) }),
);

export const factsFile = z.array(text);
