import { z } from 'zod';

/** Text that a writer typed; YAML takes a bare 5 or true for something else. */
export const text = z
  .string({
    error: ({ input }) =>
      input === undefined ? 'is missing' : 'must be text; put it in "quotation marks"',
  })
  .min(1, 'is empty');

export const id = text.regex(
  /^[a-z0-9]+([-_][a-z0-9]+)*$/,
  'may only have small letters a-z, digits, and a dash or underscore between them',
);

export const count = z.int({ error: 'must be a whole number' }).min(0, 'must not be negative');

export function oneOf<const Choices extends readonly string[]>(choices: Choices) {
  return z.enum(choices, { error: `must be one of: ${choices.join(', ')}` });
}
