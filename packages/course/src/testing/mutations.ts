import { expect, it } from 'vitest';
import type { Checking } from '../check/check.ts';
import { changed, placeOf, problemsOf } from './content-folder.ts';
import type { Files } from './valid-content.ts';

/** One slip of a writer in a course that is right otherwise, and what the check must say of it. */
interface Mutation {
  readonly refuses: string;
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
  /** Text of the line that must be named, once the slip is made. */
  readonly at: string;
  readonly reason: string;
}

export function refusals(valid: Files, mutations: readonly Mutation[], checking?: Checking): void {
  refusalsBy((files) => problemsOf(files, checking), valid, mutations);
}

/** Of the rules that are asked. */
export function refusalsBy(
  problemsOf: (files: Files) => Promise<string[]>,
  valid: Files,
  mutations: readonly Mutation[],
): void {
  const before = problemsOf(valid);
  it.each(mutations)('refuses $refuses', async ({ file, from, to, at, reason }) => {
    const files = changed(valid, file, from, to);
    const problem = `${placeOf(files, file, at)} ${reason}`;
    expect(await before).not.toContain(problem);
    expect(await problemsOf(files)).toContain(problem);
  });
}
