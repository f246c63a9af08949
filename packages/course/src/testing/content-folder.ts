import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Checking, checkContent } from '../check/check.ts';
import { RULES_OF_EVERY_FILE, RULES_OF_THE_CLIPS, RULES_OF_THE_WHOLE } from '../check/rules/all.ts';
import { guessing } from '../check/rules/guessing.ts';
import type { Rule } from '../check/rules/rule.ts';
import { type Problem, printProblem } from '../source/problem.ts';
import { readAgain } from './read-again.ts';
import type { Files } from './valid-content.ts';

/** Writes the files where the code under test reads them, and clears them away afterwards. */
export async function inFolder<T>(files: Files, use: (dir: string) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'hajde-content-'));
  try {
    const folders = new Set(Object.keys(files).map((path) => dirname(join(dir, path))));
    for (const folder of folders) await mkdir(folder, { recursive: true });
    const writes = Object.entries(files).map(([path, text]) => writeFile(join(dir, path), text));
    await Promise.all(writes);
    return await use(dir);
  } finally {
    await rm(dir, { recursive: true });
  }
}

export async function problemsOf(files: Files, checking: Checking = {}): Promise<string[]> {
  const { problems } = await inFolder(files, (dir) => checkContent(dir, checking, readAgain));
  return problems.map((problem: Problem) => printProblem(problem));
}

/**
 * What every rule but one says of a finished course: guessing at its options takes seconds wherever they
 * are other ones, for tests that are not about it.
 */
export function problemsUnguessed(files: Files): Promise<string[]> {
  return problemsBy([...RULES_OF_EVERY_FILE, ...UNGUESSED, ...RULES_OF_THE_CLIPS], files);
}

/** Of what each file must keep and of the clips, nothing. */
export function problemsOfTheWhole(files: Files): Promise<string[]> {
  return problemsBy(UNGUESSED, files);
}

const UNGUESSED = RULES_OF_THE_WHOLE.filter((rule) => rule !== guessing);

/** What reading finds, and what these rules say. */
export async function problemsBy(rules: readonly Rule[], files: Files): Promise<string[]> {
  const { content, problems } = await inFolder(files, readAgain);
  const broken = rules.flatMap((rule) => rule.check(content));
  return [...problems, ...broken].map((problem) => printProblem(problem));
}

/** The files with the first `from` of one of them replaced; a `from` that is not there is a slip. */
export function changed(files: Files, path: string, from: string | RegExp, to: string): Files {
  const text = files[path];
  const next = text?.replace(from, () => to);
  if (next === undefined || next === text) throw new Error(`${path} has no ${from}`);
  return { ...files, [path]: next };
}

/** `content/units/01-u1.yaml:7`: the first line of the file that has the text. */
export function placeOf(files: Files, path: string, text: string): string {
  const line = (files[path] ?? '').split('\n').findIndex((line) => line.includes(text)) + 1;
  if (line === 0) throw new Error(`${path} has no ${text}`);
  return `content/${path}:${line}`;
}
