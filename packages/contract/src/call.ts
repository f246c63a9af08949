import type { z } from 'zod';

/** One call of the API. Its method and path are its name: `'POST /api/shop/purchase'`. */
export interface Call {
  readonly summary: string;
  /** `open` answers anybody, `learner` only somebody signed in. */
  readonly access: 'open' | 'learner';
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly answer: z.ZodType;
}

/** Checks a group of calls against `Call` and keeps their exact types. */
export function calls<const C extends Record<string, Call>>(group: C): C {
  return group;
}
