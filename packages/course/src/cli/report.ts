import { parseArgs } from 'node:util';
import { printProblem } from '../problem.ts';
import { readContent } from '../read.ts';
import { reportOf } from '../report.ts';

const { values } = parseArgs({ options: { content: { type: 'string' } } });

const { content, problems } = await readContent(values.content);
for (const problem of problems) console.error(printProblem(problem));
console.log(reportOf(content));
