import type { z } from 'zod';

/**
 * The files that the build writes and browsers keep, of the format `FILE_FORMAT`. Their schemas are
 * strict, so that nothing is written which their types do not name; `satisfies` holds them to those
 * types, of which alone the web app knows.
 */
export function assertLaidOut(name: string, schema: z.ZodType, value: unknown): void {
  const { error } = schema.safeParse(value);
  if (!error) return;
  const [issue] = error.issues;
  const at = issue?.path.join('.') ?? '';
  throw new Error(`${name} is not laid out as its schema says, at ${at}: ${issue?.message}`);
}
