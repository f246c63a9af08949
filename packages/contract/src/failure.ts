import { z } from 'zod';

/** What every answer that is not a success looks like. `message` is a sentence for people. */
export const failure = z.object({
  message: z.string(),
  code: z.string(),
  field: z.string().optional(),
});
export type Failure = z.infer<typeof failure>;
