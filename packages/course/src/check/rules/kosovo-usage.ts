import { containsWords } from '@hajde/albanian/text/words';
import { lemmasOf } from '../../join/albanian-texts.ts';
import { everyNewWord } from './new-words.ts';
import type { Rule } from './rule.ts';

export const kosovoUsage: Rule = {
  why: 'A learner must know which form is Kosovo usage, and what the standard form is.',
  check: (content) =>
    everyNewWord(content).flatMap(({ word, at, problem }) => {
      const standard = content.lexicon.lookUp(word)?.kosovo;
      if (standard === undefined) return [];
      const forms = standard.split(/[,;/]/).map((form) => form.trim());
      const told = at.lesson.questions.some(
        (question) =>
          lemmasOf(question, content.lexicon).has(word) &&
          forms.some((form) => containsWords(question.explanation ?? '', form)),
      );
      if (told) return [];
      return [
        problem(`"${word}" is Kosovo usage, but no explanation tells the standard "${standard}"`),
      ];
    }),
};
