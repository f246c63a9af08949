import { parseArgs } from 'node:util';
import { checkContent } from '../check/check.ts';
import { joinCourse } from '../join/join.ts';
import { printProblem } from '../source/problem.ts';

const { values } = parseArgs({ options: { content: { type: 'string' } } });

const { content, problems, unreadable } = await checkContent(values.content);
for (const problem of problems) console.error(printProblem(problem));
console.log(JSON.stringify(joinCourse(content)));

if (unreadable.length > 0) {
  console.error(`could not be read and is left out: ${unreadable.join(', ')}`);
  process.exitCode = 1;
}
