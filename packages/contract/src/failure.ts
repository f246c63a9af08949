import { z } from 'zod';

/** What every answer that is not a success looks like. `message` is a sentence for people. */
export const failure = z.object({
  message: z.string(),
  code: z.string(),
  field: z.string().optional(),
  /** Where the server itself failed: what to name when reporting it. */
  requestId: z.string().optional(),
});
export type Failure = z.infer<typeof failure>;
