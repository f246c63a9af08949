import { readFile } from 'node:fs/promises';
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type YAMLMap,
} from 'yaml';
import type { z } from 'zod';
import { eachNode } from './nodes.ts';
import type { Problem } from './problem.ts';
import { faultsOfText, untidyLines } from './tidy.ts';

export type Path = readonly PropertyKey[];

/** A file of `content/`, by the name a writer knows it, and the lines of what stands in it. */
export interface Source {
  readonly name: string;
  lineOf(path: Path): number;
}

export interface Read<T> {
  readonly source: Source;
  readonly data: T;
}

/** What came to light while reading: problems, and files of which nothing could be used. */
export interface Findings {
  readonly problems: Problem[];
  readonly unreadable: string[];
}

export type ReadSource = typeof readSource;

/** Reads one YAML file; what is wrong with it goes to the findings, all of it at once. */
export async function readSource<Schema extends z.ZodType>(
  path: string,
  name: string,
  schema: Schema,
  { problems, unreadable }: Findings,
): Promise<Read<z.output<Schema>> | undefined> {
  const parsed = parseSource(await readFile(path, 'utf8'), name, schema);
  problems.push(...parsed.problems);
  if (!parsed.read) unreadable.push(name);
  return parsed.read;
}

/** What a file with this text holds, unless it is broken, and all that is wrong with it. */
export function parseSource<Schema extends z.ZodType>(
  text: string,
  name: string,
  schema: Schema,
): { readonly read?: Read<z.output<Schema>>; readonly problems: readonly Problem[] } {
  const lines = new LineCounter();
  // The parser would hold each key against all before it, which takes seconds of a lexicon.
  const options = { lineCounter: lines, prettyErrors: false, uniqueKeys: false };
  const document = parseDocument(text, options);
  const source: Source = { name, lineOf: (steps) => lineOf(document, lines, steps) };

  const untidy: Problem[] = [];
  const repeated: { pos: readonly [number]; message: string }[] = [];
  eachNode(document.contents, (node) => {
    if (isMap(node)) repeated.push(...repeatedKeys(node));
    else if (typeof node.value === 'string') {
      // A block of text ("|" or ">") ends with a line break that the writer did not mean.
      const value = node.type?.startsWith('BLOCK_') ? node.value.replace(/\n+$/, '') : node.value;
      node.value = value;
      for (const reason of faultsOfText(value)) {
        untidy.push({ file: name, line: lines.linePos(node.range?.[0] ?? 0).line, reason });
      }
    }
  });
  const problems = [...untidyLines(name, text), ...untidy];
  const broken = [...document.errors, ...document.warnings, ...repeated];
  for (const { pos, message } of broken) {
    problems.push({ file: name, line: lines.linePos(pos[0]).line, reason: `YAML: ${message}` });
  }
  if (broken.length > 0) return { problems };
  const parsed = schema.safeParse(document.toJS());
  if (parsed.success) return { read: { source, data: parsed.data }, problems };
  return {
    problems: [...problems, ...parsed.error.issues.map((issue) => problemOf(issue, source))],
  };
}

function repeatedKeys({ items }: YAMLMap) {
  const repeated: { pos: readonly [number]; message: string }[] = [];
  const met = new Set<unknown>();
  for (const { key } of items) {
    if (!isScalar(key)) continue;
    if (met.has(key.value)) {
      repeated.push({ pos: [key.range?.[0] ?? 0], message: 'Map keys must be unique' });
    }
    met.add(key.value);
  }
  return repeated;
}

export function problemIn(source: Source, path: Path, reason: string): Problem {
  return { file: source.name, line: source.lineOf(path), reason };
}

function problemOf(issue: z.core.$ZodIssue, source: Source): Problem {
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => `"${key}"`).join(', ');
    return problemIn(
      source,
      [...issue.path, ...issue.keys.slice(0, 1)],
      `${names} is not a field that belongs here`,
    );
  }
  const field = issue.path.filter((step) => typeof step === 'string').at(-1);
  return problemIn(
    source,
    issue.path,
    field ? `${String(field)}: ${issue.message}` : issue.message,
  );
}

/** The line of the deepest thing on the path that is there. */
function lineOf(document: Document, lines: LineCounter, path: Path): number {
  let node: unknown = document.contents;
  let offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === step);
      if (!pair || !isNode(pair.key)) break;
      offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node) && typeof step === 'number') {
      node = node.items[step];
      if (!isNode(node)) break;
      offset = node.range?.[0] ?? offset;
    } else break;
  }
  return lines.linePos(offset).line;
}
