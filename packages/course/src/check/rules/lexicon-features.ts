import { contradictionsIn } from '@hajde/albanian/lexicon/contradictions';
import type { Entry } from '../../lexicon/lexicon.ts';
import { problemIn } from '../../source/source.ts';
import type { Rule } from './rule.ts';

export const lexiconFeatures: Rule = {
  why: 'Marking and senses go by what a form is; what has no features, or wrong ones, is marked wrong.',
  check: ({ lexicon }) =>
    lexicon.entries.flatMap((entry: Entry) =>
      contradictionsIn(entry, lexicon).map((reason) =>
        problemIn(entry.source, [entry.form, 'features'], reason),
      ),
    ),
};
