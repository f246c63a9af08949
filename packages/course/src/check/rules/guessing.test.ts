import { describe, expect, it } from 'vitest';
import { printProblem } from '../../source/problem.ts';
import { inFolder } from '../../testing/content-folder.ts';
import { readAgain } from '../../testing/read-again.ts';
import { type Files, validContent } from '../../testing/valid-content.ts';
import { RULES_OF_THE_WHOLE } from './all.ts';
import { guessing } from './guessing.ts';

const valid = validContent(8);

async function problemsOf(files: Files): Promise<string[]> {
  const { content } = await inFolder(files, readAgain);
  return guessing.check(content).map(printProblem);
}

const withAnswers = (kind: string, change: (answer: string) => string): Files =>
  Object.fromEntries(
    Object.entries(valid).map(([path, text]) => {
      const answers = new RegExp(`(kind: ${kind}\\n(?: {8}\\w.*\\n)*? {8}answer: )(\\S+)`, 'g');
      return [path, text.replaceAll(answers, (_, before, answer) => `${before}${change(answer)}`)];
    }),
  );

describe('the options of the finished course', () => {
  it('are held against a guesser', () => {
    expect(RULES_OF_THE_WHOLE).toContain(guessing);
  });

  it('tell nothing about the answer in the valid course', async () => {
    expect(await problemsOf(valid)).toEqual([]);
  });

  it('are refused where the answers of one kind give themselves away', async () => {
    expect(await problemsOf(withAnswers('polite', (answer) => `${answer}, Arta`))).toContainEqual(
      expect.stringMatching(
        /^content\/units:1 a guesser that sees only the options gets (9\d|100)\.\d% of polite, at most 36% is allowed$/,
      ),
    );
  });

  it('are refused where the answers of all kinds do', async () => {
    const problems = await problemsOf(withAnswers('\\w+', (answer) => `${answer}, Arta`));
    expect(problems).toContainEqual(
      expect.stringMatching(
        /a guesser that sees only the options gets (9\d|100)\.\d%, at most 30%/,
      ),
    );
    expect(problems).toContainEqual(
      expect.stringMatching(/who picks by "the longest" gets (9\d|100)\.\d%, at most 32%/),
    );
  });
});
