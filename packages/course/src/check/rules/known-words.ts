import { albanianOf } from '../../join/albanian-texts.ts';
import { everyQuestion } from '../../read/content.ts';
import type { Rule } from './rule.ts';

export const knownWords: Rule = {
  why: 'A learner may tap every Albanian word, and finds its definition.',
  check: (content) =>
    everyQuestion(content).flatMap(({ question, problem }) =>
      albanianOf(question).flatMap(({ text, path }) => {
        const unknown = content.lexicon.wordsIn(text).filter(({ entry }) => !entry);
        return [...new Set(unknown.map((word) => word.text))].map((word) =>
          problem(path, `"${word}" is not in the lexicon`),
        );
      }),
    ),
};
