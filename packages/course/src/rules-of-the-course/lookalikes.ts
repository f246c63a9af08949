import { formsOf } from '@hajde/rules/marking/forms';
import { letters } from '@hajde/rules/marking/letters';
import { relation } from '@hajde/rules/marking/word-relation';
import { lexiconForms } from '../lexicon-forms.ts';
import { problemIn } from '../source.ts';
import { wordsNear } from '../words-near.ts';
import type { Rule } from './rule.ts';

export const lookalikes: Rule = {
  why: 'A word that the marker knows already, or that no slip can make, is carried about for nothing.',
  check: ({ lexicon, lookalikes: list }) => {
    if (!list) return [];
    const forms = formsOf(lexiconForms(lexicon));
    const near = wordsNear(lexicon.entries.map(({ form }) => letters(form)));
    return Object.keys(list.data)
      .filter((word) => !near(word).some((form) => relation(form, letters(word), forms) === 'slip'))
      .map((word) =>
        problemIn(list.source, [word], `no slip makes "${word}" of a word of the course`),
      );
  },
};
