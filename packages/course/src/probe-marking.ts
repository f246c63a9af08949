import { formsOf } from '@hajde/rules/marking/forms';
import { lexiconForms } from './lexicon-forms.ts';
import { disagreements, labelledAnswers } from './marking/trial.ts';
import { readContent } from './read.ts';

const { content } = await readContent();
const forms = formsOf(lexiconForms(content.lexicon));
const answers = await labelledAnswers();
const d = disagreements(answers, forms);
for (const [k, list] of Object.entries(d)) {
  console.log('##', k, list.length);
  for (const x of list)
    console.log(
      x.case,
      '|',
      x.expected,
      '|',
      x.typed,
      '|',
      x.accepts.join(';'),
      '|',
      x.verdict,
      '->',
      x.marked,
    );
}
