import { containsWords, quotedIn } from '@hajde/albanian/text/words';
import { problemIn } from '../../source/source.ts';
import type { Rule } from './rule.ts';

export const placementQuestions: Rule = {
  why: 'The speaker reads the first quoted word of a placement question, and must not tell the answer.',
  check: ({ placement }) =>
    placement?.data.flatMap(({ question, answer }, index) => {
      const problem = (reason: string) => problemIn(placement.source, [index, 'question'], reason);
      const [spoken] = quotedIn(question);
      if (spoken === undefined) return [problem('there is no "quoted" word for the speaker')];
      if (containsWords(answer, spoken) || containsWords(spoken, answer)) {
        return [problem(`the quoted "${spoken}" gives the answer "${answer}" away`)];
      }
      return [];
    }) ?? [],
};
