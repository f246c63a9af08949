import { formsOf } from '@hajde/albanian/forms/forms';
import { letters } from '@hajde/albanian/forms/letters';
import { relation } from '@hajde/albanian/marking/word-relation';
import { lexiconForms } from '../../join/lexicon-forms.ts';
import { wordsNear } from '../../join/words-near.ts';
import { problemIn } from '../../source/source.ts';
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
