import type { Lexicon } from '../../lexicon/lexicon.ts';
import { type Content, everyQuestion } from '../../read/content.ts';
import type { Problem } from '../../source/problem.ts';
import { type Path, problemIn } from '../../source/source.ts';
import type { Rule } from './rule.ts';

export const englishOptions: Rule = {
  why: 'Albanian options marked as English would be read aloud wrongly and escape every check.',
  check: (content) => [
    ...everyQuestion(content).flatMap(({ question, problem }) =>
      faultsOf(question, content.lexicon, problem),
    ),
    ...ofPlacement(content),
  ],
};

function ofPlacement({ placement, lexicon }: Content): Problem[] {
  if (!placement) return [];
  return placement.data.flatMap((question, index) =>
    faultsOf(question, lexicon, (path, reason) =>
      problemIn(placement.source, [index, ...path], reason),
    ),
  );
}

function faultsOf(
  question: { readonly optionsLang: string; readonly answer: string; readonly wrong: string[] },
  lexicon: Lexicon,
  problem: (path: Path, reason: string) => Problem,
): Problem[] {
  if (question.optionsLang !== 'en') return [];
  const texts = [
    { text: question.answer, path: ['answer'] },
    ...question.wrong.map((text, index) => ({ text, path: ['wrong', index] })),
  ];
  return texts.flatMap(({ text, path }) =>
    lexicon
      .wordsIn(text)
      .filter((word) => /[ëç]/i.test(word.text) && word.entry && word.entry.part !== 'name')
      .map((word) =>
        problem(path, `"${word.text}" is Albanian, but the options are English (optionsLang: sq?)`),
      ),
  );
}
