// `npm run -s practice:mark`: reads lines of JSON `{ "expected", "typed", "accepts"? }` and prints
// for each the verdict of the marker that practice uses, with the whole course's lexicon.
import { createInterface } from 'node:readline';
import { formsOf } from '@hajde/albanian/forms/forms';
import { mark } from '@hajde/albanian/marking/mark';
import { z } from 'zod';
import { beyondTheCourse, lexiconForms } from '../join/lexicon-forms.ts';
import { readContent } from '../read/read.ts';

const line = z.object({
  expected: z.string(),
  typed: z.string(),
  accepts: z.array(z.string()).default([]),
});

const { content } = await readContent();
const forms = formsOf(lexiconForms(content.lexicon), beyondTheCourse(content));
for await (const text of createInterface({ input: process.stdin })) {
  if (text.trim() === '') continue;
  const { expected, typed, accepts } = line.parse(JSON.parse(text));
  const { verdict, note } = mark(expected, typed, forms, accepts);
  console.log(JSON.stringify({ verdict, note }));
}
