import { z } from 'zod';
import { id, text } from './text.ts';

/** `content/syllabus.yaml`: what is taught where, and which forms prove that a sentence uses it. */
export const syllabusFile = z.array(
  z.strictObject({
    /** The section of a guide that explains it; `teaches` of a question names it. */
    point: id,
    /** What it is about, for the report. */
    about: text,
    /** Words of the lexicon that are learnt with it: a question that teaches one asks for the point. */
    words: z.array(text).optional(),
    /** How a sentence that uses it looks, in the little language of `syllabus/proof.ts`. */
    proof: z.array(text).min(1),
  }),
);

export type SyllabusPoint = z.output<typeof syllabusFile>[number];
