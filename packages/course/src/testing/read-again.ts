import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { readContent } from '../read/read.ts';
import { type Findings, parseSource } from '../source/source.ts';

/**
 * Reads a folder as `readContent` does, but understands a file only once that says what it said in a
 * folder before: tests write a course again and again with one change in it, and all of it together
 * would be the work of minutes.
 */
export function readAgain(dir?: string) {
  return readContent(dir, readSourceAgain);
}

async function readSourceAgain<Schema extends z.ZodType>(
  path: string,
  name: string,
  schema: Schema,
  { problems, unreadable }: Findings,
) {
  const text = await readFile(path, 'utf8');
  const parsed = parsedOnce(text, name, schema);
  problems.push(...parsed.problems);
  if (!parsed.read) unreadable.push(name);
  return parsed.read;
}

type Parsed<Schema extends z.ZodType> = ReturnType<typeof parseSource<Schema>>;

/** By the schema, then by name and text. */
const parsedBefore = new Map<z.ZodType, Map<string, unknown>>();
/** Of a course of 35 units with its conversations, some changed. */
const KEPT = 128;

function parsedOnce<Schema extends z.ZodType>(
  text: string,
  name: string,
  schema: Schema,
): Parsed<Schema> {
  const before = parsedBefore.get(schema) ?? new Map<string, unknown>();
  parsedBefore.set(schema, before);
  const key = `${name}\n${text}`;
  const parsed =
    (before.get(key) as Parsed<Schema> | undefined) ?? kept(parseSource(text, name, schema));
  before.delete(key);
  before.set(key, parsed);
  for (const [oldest] of before) {
    if (before.size <= KEPT) break;
    before.delete(oldest);
  }
  return parsed;
}

/** Whoever changed what others read, too, would be told at once. */
function kept<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(kept);
  }
  return value;
}
