import { parseArgs } from 'node:util';
import { readContent } from '../read/read.ts';
import { reportOf } from '../report/report.ts';
import { printProblem } from '../source/problem.ts';

const { values } = parseArgs({ options: { content: { type: 'string' } } });

const { content, problems } = await readContent(values.content);
for (const problem of problems) console.error(printProblem(problem));
console.log(reportOf(content));
