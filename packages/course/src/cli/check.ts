import { parseArgs } from 'node:util';
import { checkContent } from '../check/check.ts';
import { printProblem } from '../source/problem.ts';

const { values } = parseArgs({
  options: {
    draft: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    unit: { type: 'string' },
    content: { type: 'string' },
  },
});

const { content, problems, unreadable } = await checkContent(values.content, {
  draft: values.draft,
  built: values.built,
});
const start = values.unit === undefined ? '' : `${values.unit.padStart(2, '0')}-`;
const asked = problems.filter(({ file }) => file.includes(`/${start}`));

for (const problem of asked) console.log(printProblem(problem));
const what = values.unit === undefined ? `${content.units.length} units` : `unit ${values.unit}`;
console.log(`${what}: ${asked.length === 0 ? 'no problems' : `${asked.length} problems`}`);
if (unreadable.length > 0) {
  console.log(
    `nothing could be used of ${unreadable.join(', ')}; other problems may come from that`,
  );
}
process.exitCode = asked.length === 0 ? 0 : 1;
