import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Forms } from '@hajde/albanian/forms/forms';
import { mark, type Verdict } from '@hajde/albanian/marking/mark';

/** An answer as somebody typed it, and how a patient teacher marks it. */
export interface LabelledAnswer {
  readonly case: string;
  readonly expected: string;
  readonly typed: string;
  readonly accepts: readonly string[];
  readonly verdict: Verdict;
}

/** Those of one file beside this one. */
export async function labelledAnswers(file = 'answers.tsv'): Promise<LabelledAnswer[]> {
  const [, ...lines] = (await readFile(join(import.meta.dirname, file), 'utf8'))
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [of = '', expected = '', typed = '', accepts = '', verdict = ''] = line.split('\t');
    return {
      case: of,
      expected,
      typed,
      accepts: accepts === '' ? [] : accepts.split(';'),
      verdict: verdictOf(verdict, line),
    };
  });
}

function verdictOf(text: string, line: string): Verdict {
  if (text === 'right' || text === 'almost' || text === 'wrong') return text;
  throw new Error(`"${text}" is no verdict: ${line}`);
}

/** Where the marker says something else than the teacher, by what that means for the learner. */
export function disagreements(answers: readonly LabelledAnswer[], forms: Forms) {
  const marked = answers.map((answer) => ({
    ...answer,
    marked: mark(answer.expected, answer.typed, forms, answer.accepts).verdict,
  }));
  return {
    refused: marked.filter((it) => it.verdict !== 'wrong' && it.marked === 'wrong'),
    accepted: marked.filter((it) => it.verdict === 'wrong' && it.marked !== 'wrong'),
    /** Right either way, with a note where none is due, or without one that is. */
    noted: marked.filter(
      (it) => it.verdict !== it.marked && it.verdict !== 'wrong' && it.marked !== 'wrong',
    ),
  };
}
