import { readLemmaLine } from '@hajde/albanian/reading/lemma-line';
import type { Problem } from '../../source/problem.ts';
import type { Rule } from './rule.ts';

export const readingLemmas: Rule = {
  why: 'A line that cannot be read is a word that nobody is told, and one written twice is told twice.',
  check: ({ reading }) => problemsIn(reading.lemmas),
};

/** The lines of each file by its name. */
export function problemsIn(lemmas: ReadonlyMap<string, string>): Problem[] {
  const problems: Problem[] = [];
  const written = new Set<string>();
  for (const [name, text] of lemmas) {
    const file = `content/reading/${name}`;
    for (const [at, line] of text.split('\n').entries()) {
      if (line.trim() === '' || line.startsWith('#')) continue;
      const read = readLemmaLine(line);
      const reason = 'fault' in read ? read.fault : writtenTwice(read, written);
      if (reason !== undefined) problems.push({ file, line: at + 1, reason });
    }
  }
  return problems;
}

function writtenTwice(
  { lemma, part }: { readonly lemma: string; readonly part: string },
  written: Set<string>,
): string | undefined {
  const key = `${lemma} ${part}`;
  if (written.has(key)) return `"${lemma}" stands here a second time as ${part}`;
  written.add(key);
  return undefined;
}
