import { z } from 'zod';
import { count } from './fields.ts';

/** Something paid beside what a call is about: a finished unit, a streak, an award. */
const extra = z.object({
  kind: z.enum(['unit', 'streak', 'achievement', 'badge']),
  id: z.string(),
  name: z.string(),
  xp: count,
  gems: count,
});
export type Extra = z.infer<typeof extra>;

export const extras = z.array(extra);
