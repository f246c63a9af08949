import { LEVELS } from '@hajde/rules/course/course';
import { z } from 'zod';

/** Text that PostgreSQL can keep: it has no room for the NUL character, nor for half a surrogate pair. */
export const text = (max: number, tooLong = `must be at most ${max} characters`) =>
  z
    .string()
    .max(max, tooLong)
    .regex(/^[^\0\p{Cs}]*$/u, 'must not contain a NUL character or half of a character');

export const slug = text(64);
export const learnerId = z.uuid();
export const instant = z.iso.datetime({ offset: true });
export const day = z.iso.date();
export const count = z.int().nonnegative();
export const level = z.enum(LEVELS);
export const ownPath = z.object({ id: learnerId });
export const done = z.object({ ok: z.literal(true) });
